import { Slice } from '@tiptap/pm/model'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import type { JSONContent } from '@tiptap/react'
import type { Root } from 'mdast'
import { readHtml } from './pasted/read-html.ts'
import { readText } from './pasted/read-text.ts'
import { documentOf } from './read-markdown.ts'

type PasteProps = Pick<EditorProps, 'handleKeyDown' | 'handlePaste' | 'clipboardTextParser'>

/**
 * Takes what is pasted as the site will show it. `tell` hears whether something was left behind that the site has no
 * way to show.
 */
export function pasteAsShown(tell: (somethingLeft: boolean) => void): PasteProps {
  return {
    handleKeyDown: (_view, event) => {
      if (!(event.ctrlKey || event.metaKey)) return false
      const key = event.key.toLowerCase()
      // Browsers underline by themselves, and Shift+S strikes through in other editors.
      if (key !== 'u' && !(key === 's' && event.shiftKey)) return false
      tell(true)
      return true
    },
    handlePaste: (view, event) => {
      const html = event.clipboardData?.getData('text/html') ?? ''
      // The editor knows its own pieces, and takes words alone among code.
      if (html === '' || html.includes('data-pm-slice') || isInCode(view)) return false
      const piece = sliceOf(readHtml(html, tell), view)
      view.dispatch(view.state.tr.replaceSelection(piece).scrollIntoView())
      return true
    },
    clipboardTextParser: (text, place, _asPlain, view) => {
      tell(false)
      const marks = place.marks().map((mark): Mark => mark.toJSON())
      return sliceOf(readText(text), view, marks)
    },
  }
}

const isInCode = ({ state }: EditorView) => state.selection.$from.parent.type.spec.code === true

type Mark = NonNullable<JSONContent['marks']>[number]

/** Words at either end go on in the paragraph that they are pasted into; plain ones take on its `marks`. */
function sliceOf(tree: Root, { state: { schema } }: EditorView, marks: Mark[] = []): Slice {
  const { content } = schema.nodeFromJSON(withMarks(documentOf(tree), marks))
  const open = (isParagraph: boolean) => (isParagraph ? 1 : 0)
  return new Slice(
    content,
    open(content.firstChild?.type.name === 'paragraph'),
    open(content.lastChild?.type.name === 'paragraph'),
  )
}

function withMarks(node: JSONContent, marks: Mark[]): JSONContent {
  if (node.type === 'text') return node.marks?.length ? node : { ...node, marks }
  return { ...node, content: node.content?.map((child) => withMarks(child, marks)) }
}
