// Runs a script of this folder, `node scripts/run.js NAME [OPTIONS]`, for package.json. Plain
// JavaScript that any Node reads: the scripts themselves are TypeScript, and Node 24 runs that.
// Without its install script the package `node` has no program, and npm takes the machine's own.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `Node 24 is needed and this is ${process.versions.node}: run npm install with install scripts allowed (ignore-scripts=false), or install Node 24`,
  )
  process.exit(1)
}

const [name] = process.argv.splice(2, 1)
await import('#server/settings/read-env-file.js')
await import('#server/db/quick-resolution.js')
await import(`./${name}.ts`)
