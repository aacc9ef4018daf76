import { Button, Input, Textarea } from '@mantine/core'
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap'
import { type Editor, useEditor } from '@tiptap/react'
import { IconMarkdown, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import styles from './markdown-editor.module.css'
import { pasteAsShown } from './paste.ts'
import { readWritten } from './read-markdown.ts'
import { TableControls } from './table-controls.tsx'
import { survivesVisualEditing, visualExtensions } from './visual-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

interface MarkdownEditorProps {
  label: string
  required?: boolean
  value: string
  error?: ReactNode
  /** Below the field. */
  hint?: ReactNode
  /** Whether what is typed goes behind what stands there already. */
  caretAtEnd?: boolean
  onChange: (markdown: string) => void
}

/**
 * Markdown behind a visual editor, or as it is written. Untouched text is never rewritten, and what
 * the visual editor would lose is edited as it is written.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { label, required, value, error, hint, caretAtEnd = false, onChange } = props
  const t = usePanelTexts()
  const [asked, setAsked] = useState(false)
  const [known, setKnown] = useState(() => ({ text: value, fits: survivesVisualEditing(value) }))
  // A restored draft or a copy from English comes from outside.
  if (value !== known.text) setKnown({ text: value, fits: survivesVisualEditing(value) })
  const plain = asked || !known.fits
  const id = useId()
  const write = (text: string, fits: boolean) => {
    setKnown({ text, fits })
    onChange(text)
  }
  return (
    <Input.Wrapper
      className={styles.field}
      size="md"
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      required={required}
      error={error}
      errorProps={{ id: `${id}-error` }}
      description={hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    >
      <div className={styles.frame} data-invalid={Boolean(error)}>
        <Button
          className={styles.mode}
          variant="subtle"
          size="compact-sm"
          leftSection={plain ? <IconPencil size={16} /> : <IconMarkdown size={16} />}
          disabled={!known.fits}
          onClick={() => setAsked(!asked)}
        >
          {plain ? t('editor.visual') : t('editor.markdown')}
        </Button>
        {plain ? (
          <Textarea
            autosize
            minRows={12}
            maxRows={30}
            aria-labelledby={`${id}-label`}
            error={Boolean(error)}
            classNames={{ input: styles.plain }}
            value={value}
            description={known.fits ? undefined : t('editor.plainOnly')}
            onChange={({ currentTarget: { value: text } }) => {
              // Once there, it stays as it is written until asked otherwise.
              setAsked(true)
              write(text, survivesVisualEditing(text))
            }}
          />
        ) : (
          <VisualEditor
            labelledBy={`${id}-label`}
            describedBy={error ? `${id}-error` : undefined}
            value={value}
            caretAtEnd={caretAtEnd}
            onChange={(text) => write(text, true)}
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
  caretAtEnd: boolean
  onChange: (markdown: string) => void
}

function VisualEditor(props: VisualEditorProps) {
  const { labelledBy, describedBy, value, caretAtEnd, onChange } = props
  const t = usePanelTexts()
  const [written, setWritten] = useState(value)
  const [notShown, setNotShown] = useState(false)
  const editor = useEditor({
    shouldRerenderOnTransaction: true,
    extensions: visualExtensions,
    content: readWritten(value),
    editorProps: {
      ...pasteAsShown(setNotShown),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy, 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: current }) => {
      const markdown = writeMarkdown(current.getJSON())
      setWritten(markdown)
      onChange(markdown)
    },
  })
  // A restored draft or a copy from English comes from outside the editor.
  if (editor && value !== written) {
    setWritten(value)
    queueMicrotask(() => {
      // The next one begins with it.
      if (editor.isDestroyed) return
      editor.commands.setContent(readWritten(value), { emitUpdate: false })
      if (caretAtEnd) moveCaretToEnd(editor)
    })
  }
  // Before anybody types: the editor hears late of a caret that a key has moved, later than of the next key.
  // Where the page is slow to come up, the first editor is given up before it is seen, and another one follows.
  useLayoutEffect(() => {
    if (caretAtEnd && !editor.isDestroyed) moveCaretToEnd(editor)
  }, [editor, caretAtEnd])
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
          <TableControls editor={editor} />
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
      <p className={styles.notShown} role="status">
        {notShown && t('editor.notShown')}
      </p>
    </RichTextEditor>
  )
}

function moveCaretToEnd({ commands, state }: Editor): void {
  commands.setTextSelection(state.doc.content.size)
}
