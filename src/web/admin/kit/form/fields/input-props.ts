import type { useForm } from '@mantine/form'

type MantineInputProps = ReturnType<ReturnType<typeof useForm>['getInputProps']>

/** Ties a field, named by its path, to the form's value, error and change. */
export type InputProps = (
  path: string,
  options?: { type: 'checkbox' },
) => MantineInputProps & Required<Pick<MantineInputProps, 'value'>>
