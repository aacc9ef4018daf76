import { isFailureName } from '#contract/base/failures.ts'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { OperationName } from '#contract/index.ts'
import { reviveDates } from '#testing/caller.ts'
import { leaksIn } from './canaries.ts'
import type { GeneratedRequest } from './requests.ts'
import type { Answer } from './send.ts'

/** The failures of an operation by status, as the API's own description lists them. */
export type Declared = ReadonlyMap<string, ReadonlySet<string>>

/** Reads what the API says of itself. */
export async function readDeclared(url: string): Promise<Declared> {
  const response = await fetch(`${url}/api/docs/json`)
  const { paths } = (await response.json()) as {
    paths: Record<string, { post?: { responses: Record<string, { description: string }> } }>
  }
  return new Map(
    Object.entries(paths).map(([path, { post }]) => [
      path.split('/').at(-1) ?? '',
      new Set(
        Object.entries(post?.responses ?? {}).flatMap(([status, { description }]) =>
          description.split(/[,:] /).map((name) => `${status} ${name}`),
        ),
      ),
    ]),
  )
}

/** Faults of an answer, in a few words each; none for a correct one. */
export function faultsOf(
  { status, body, headers }: Answer,
  { who, operation, path }: Pick<GeneratedRequest, 'who' | 'operation' | 'path'>,
  declared: Declared,
): string[] {
  const faults: string[] = []
  if (status >= 500) faults.push(`status ${status}`)
  const text = body.toString('latin1')
  // Files are what somebody uploaded, and code is the same for everybody.
  const isText = /json|html|csv|xml|text\/plain|zip|^$/.test(String(headers['content-type'] ?? ''))
  // The mailbox tells this machine everything, outside production.
  if (isText && !path.startsWith('/mailbox')) {
    for (const leak of leaksIn(`${JSON.stringify(headers)}${text}`, who))
      faults.push(`leak: ${leak}`)
  }
  if (operation !== undefined && status < 500) {
    faults.push(...formFaults(operation, status, headers, body, declared))
  }
  return faults
}

function formFaults(
  name: OperationName,
  status: number,
  headers: Answer['headers'],
  body: Buffer,
  declared: Declared,
): string[] {
  const operation: Operation = operations[name]
  if (headers['x-request-id'] === undefined) return ['no request id']
  if (status === 204) return body.length === 0 ? [] : ['a body with 204']
  if (status === 200 && operation.answersFile && headers['content-disposition'] !== undefined) {
    const isNamed = /^attachment; filename="[\w.-]+"$/.test(String(headers['content-disposition']))
    return isNamed ? [] : ['an odd file name']
  }
  let answer: unknown
  try {
    answer = JSON.parse(body.toString(), reviveDates)
  } catch {
    return ['no JSON']
  }
  if (status === 200) return outputFaults(name, operation, answer, body)
  return failureFaults(name, status, answer, declared)
}

function outputFaults(
  name: OperationName,
  { output }: Operation,
  answer: unknown,
  body: Buffer,
): string[] {
  const parsed = output.safeParse(answer)
  if (!parsed.success) return [`not the output of ${name}: ${parsed.error.message.slice(0, 300)}`]
  const isMore = JSON.stringify(parsed.data).length < body.toString().length
  return isMore ? [`more than the output of ${name}`] : []
}

function failureFaults(
  name: OperationName,
  status: number,
  answer: unknown,
  declared: Declared,
): string[] {
  if (typeof answer !== 'object' || answer === null) return ['no failure']
  if (Object.keys(answer).toSorted().join() !== 'context,name') return ['not the form of a failure']
  const failure = answer as { name: unknown; context: unknown }
  if (!isFailureName(failure.name)) return [`unknown failure ${String(failure.name)}`]
  if (typeof failure.context !== 'object' || failure.context === null) return ['no context']
  const isDeclared = declared.get(name)?.has(`${status} ${failure.name}`) ?? false
  return isDeclared || status === 408 ? [] : [`undeclared ${status} ${failure.name} of ${name}`]
}
