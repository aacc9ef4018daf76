// What `bin/nandu` starts. Plain JavaScript that any Node reads: the commands are TypeScript, and Node 24
// runs that. Without its install script the package `node` has no program, and the machine's own is taken.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `Node 24 is needed and this is ${process.versions.node}: run npm install with install scripts allowed (ignore-scripts=false), or install Node 24`,
  )
  process.exit(1)
}

await import('#server/platform/settings/read-env-file.js')
await import('#server/platform/db/quick-resolution.js')
const { runCommandLine } = await import('./commands/command-line.ts')
await runCommandLine(process.argv)
