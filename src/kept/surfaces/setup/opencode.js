// Written by kept: 'kept setup opencode' renews it, 'kept setup opencode --remove' takes it away.
// It runs 'kept hook' and puts what that says, if anything, into the system prompt.
import { spawn } from "node:child_process"

const PROGRAM = ["kept"]
const OPTIONS = []

const said = (event, given) =>
  new Promise((resolve) => {
    const [command, ...words] = PROGRAM
    const child = spawn(command, [...words, "hook", event, ...OPTIONS], {
      stdio: ["pipe", "pipe", "ignore"],
      timeout: 3000,
    })
    let answer = ""
    child.on("error", () => resolve(""))
    child.stdin.on("error", () => {})
    child.stdout.on("data", (part) => (answer += part))
    child.on("close", () => {
      try {
        resolve(JSON.parse(answer).hookSpecificOutput.additionalContext)
      } catch {
        resolve("") // nothing to say
      }
    })
    child.stdin.end(JSON.stringify({ hook_event_name: event, host: "opencode", ...given }))
  })

export const Kept = async ({ directory }) => {
  const starts = new Map()
  const prompts = new Map()
  return {
    "chat.message": async (input, output) => {
      const session = input.sessionID
      const prompt = output.parts.flatMap((part) => (part.type === "text" && !part.synthetic ? [part.text] : [])).join("\n")
      prompts.set(session, said("prompt", { session_id: session, cwd: directory, prompt }))
    },
    "experimental.chat.system.transform": async (input, output) => {
      const session = input.sessionID ?? ""
      if (!starts.has(session)) starts.set(session, said("session-start", { session_id: session, cwd: directory }))
      for (const text of [await starts.get(session), await prompts.get(session)]) if (text) output.system.push(text)
    },
  }
}
