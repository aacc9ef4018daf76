import { limits } from '#contract/base/limits.ts'
import { LinesInput } from '#web/admin/kit/form/languages/lines-input.tsx'
import type { FurtherTextProps } from './further-text-props.ts'

/** A list, a line each: at most so many, each at most so long. */
function listText(max: number, maxLength: number) {
  return function ListText({ label, help, value, onChange, errors }: FurtherTextProps<string>) {
    return <LinesInput {...{ label, help, value, onChange, errors, max, maxLength }} />
  }
}

export const HighlightsInput = listText(limits.highlightsMax, limits.highlightMaxLength)
export const InclusionsInput = listText(limits.includedMax, limits.includedMaxLength)
