// Loaded by `scripts/nandu.js` for what operators start, and for that alone: what tests start is
// configured by the tests. Node's own --env-file-if-exists would complain at each start without
// such a file.
try {
  // Variables that are set already stay as they are.
  process.loadEnvFile('.env')
} catch (error) {
  if (error.code !== 'ENOENT') throw error
}
