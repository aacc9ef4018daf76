import { afterAll, beforeAll } from 'vitest'
import { type Cluster, startCluster } from './postgres-cluster.ts'

/** Has a PostgreSQL for the tests of a suite; gives it once they run. */
export function useCluster(): () => Cluster {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster.remove())
  return () => cluster
}
