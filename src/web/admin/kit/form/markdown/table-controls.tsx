import { RichTextEditor } from '@mantine/tiptap'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from '@tiptap/pm/tables'
import type { Command } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import {
  type Icon,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableMinus,
  IconTablePlus,
} from '@tabler/icons-react'
import type { PanelTextKey } from '#texts/translate.ts'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'

const withinTable: readonly [PanelTextKey, Icon, Command][] = [
  ['editor.addRow', IconRowInsertBottom, addRowAfter],
  ['editor.addColumn', IconColumnInsertRight, addColumnAfter],
  ['editor.removeRow', IconRowRemove, deleteRow],
  ['editor.removeColumn', IconColumnRemove, deleteColumn],
  ['editor.removeTable', IconTableMinus, deleteTable],
]

const rowOf = (type: string) => ({
  type: 'tableRow',
  content: [1, 2].map(() => ({ type, content: [{ type: 'paragraph' }] })),
})
const newTable = { type: 'table', content: [rowOf('tableHeader'), rowOf('tableCell')] }

/** Inserts a table; within one, its rows and columns instead. */
export function TableControls({ editor }: { editor: Editor }) {
  const t = usePanelTexts()
  if (!isInTable(editor.state)) {
    return (
      <RichTextEditor.Control
        aria-label={t('editor.table')}
        title={t('editor.table')}
        onClick={() => editor.chain().focus().insertContent(newTable).run()}
      >
        <IconTablePlus size={16} stroke={1.5} />
      </RichTextEditor.Control>
    )
  }
  return withinTable.map(([key, Sign, command]) => (
    <RichTextEditor.Control
      key={key}
      aria-label={t(key)}
      title={t(key)}
      onClick={() => {
        command(editor.state, editor.view.dispatch)
        editor.commands.focus()
      }}
    >
      <Sign size={16} stroke={1.5} />
    </RichTextEditor.Control>
  ))
}
