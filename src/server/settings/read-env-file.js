// Loaded by `scripts/run.js` for the scripts of package.json, and for them alone: what tests and
// containers start is configured by whoever starts it. Node's own --env-file-if-exists would
// complain at each start without such a file.
try {
  // Variables that are set already stay as they are.
  process.loadEnvFile('.env')
} catch (error) {
  if (error.code !== 'ENOENT') throw error
}
