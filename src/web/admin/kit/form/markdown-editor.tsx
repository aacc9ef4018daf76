import { Button, Input, Textarea } from '@mantine/core'
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap'
import { Markdown } from '@tiptap/markdown'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { IconMarkdown, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './markdown-editor.module.css'

interface MarkdownEditorProps {
  label: string
  required?: boolean
  value: string
  error?: ReactNode
  onChange: (markdown: string) => void
}

/** Markdown behind a visual editor, or as it is written; untouched text is never rewritten. */
export function MarkdownEditor({ label, required, value, error, onChange }: MarkdownEditorProps) {
  const { t } = useTranslation('admin')
  const [plain, setPlain] = useState(false)
  const id = useId()
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      required={required}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div className={styles.frame} data-invalid={Boolean(error)}>
        <Button
          className={styles.mode}
          variant="subtle"
          size="compact-sm"
          leftSection={plain ? <IconPencil size={16} /> : <IconMarkdown size={16} />}
          onClick={() => setPlain(!plain)}
        >
          {plain ? t('editor.visual') : t('editor.markdown')}
        </Button>
        {plain ? (
          <Textarea
            autosize
            minRows={12}
            maxRows={30}
            aria-labelledby={`${id}-label`}
            classNames={{ input: styles.plain }}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <VisualEditor
            labelledBy={`${id}-label`}
            describedBy={error ? `${id}-error` : undefined}
            value={value}
            onChange={onChange}
          />
        )}
      </div>
    </Input.Wrapper>
  )
}

interface VisualEditorProps {
  labelledBy: string
  describedBy: string | undefined
  value: string
  onChange: (markdown: string) => void
}

function VisualEditor({ labelledBy, describedBy, value, onChange }: VisualEditorProps) {
  const { t } = useTranslation('admin')
  const [written, setWritten] = useState(value)
  const editor = useEditor({
    shouldRerenderOnTransaction: true,
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } }),
      Markdown,
    ],
    content: value,
    contentType: 'markdown',
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor: current }) => {
      const markdown = current.getMarkdown()
      setWritten(markdown)
      onChange(markdown)
    },
  })
  // A restored draft or a copy from English comes from outside the editor.
  if (editor && value !== written) {
    setWritten(value)
    queueMicrotask(() =>
      editor.commands.setContent(value, { contentType: 'markdown', emitUpdate: false }),
    )
  }
  return (
    <RichTextEditor
      // The library's own declarations come from another copy of the same type.
      editor={editor as RichTextEditorProps['editor']}
      classNames={{ content: styles.content, toolbar: styles.toolbar, root: styles.root }}
      labels={{
        boldControlLabel: t('editor.bold'),
        italicControlLabel: t('editor.italic'),
        h2ControlLabel: t('editor.heading'),
        bulletListControlLabel: t('editor.bullets'),
        orderedListControlLabel: t('editor.numbers'),
        blockquoteControlLabel: t('editor.quote'),
        linkControlLabel: t('editor.link'),
        unlinkControlLabel: t('editor.unlink'),
        undoControlLabel: t('editor.undo'),
        redoControlLabel: t('editor.redo'),
        linkEditorInputLabel: t('editor.linkAddress'),
        linkEditorInputPlaceholder: 'https://',
        linkEditorSave: t('editor.linkSave'),
      }}
    >
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.H2 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
