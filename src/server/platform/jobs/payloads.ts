/**
 * Every queue and what its jobs carry, as JSON. The file that carries a job out adds its line here
 * (`declare module`), so that the queue knows of no job more than the name.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface JobPayloads {}

export type QueueName = keyof JobPayloads
