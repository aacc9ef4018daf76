import type { PhrasingContent, RootContent } from 'mdast'
import { Fragment, type ReactNode } from 'react'

interface ManualTextProps {
  nodes: readonly RootContent[]
  /** A link's way to go on within the manual; undefined for links out of it. */
  follow: (link: string) => (() => void) | undefined
}

/** A part of the manual; its pictures are left out, since they show the page that is in sight. */
export function ManualText({ nodes, follow }: ManualTextProps) {
  return nodes.map((node, place) => <Fragment key={place}>{block(node, follow)}</Fragment>)
}

type Follow = ManualTextProps['follow']

function block(node: RootContent, follow: Follow): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return node.children.every(({ type }) => type === 'image') ? null : (
        <p>{inline(node.children, follow)}</p>
      )
    case 'list': {
      const items = node.children.map((item, place) => (
        <li key={place}>
          {item.children.map((child, at) => (
            <Fragment key={at}>
              {child.type === 'paragraph' ? inline(child.children, follow) : block(child, follow)}
            </Fragment>
          ))}
        </li>
      ))
      return node.ordered ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>
    }
    case 'blockquote':
      return (
        <blockquote>
          <ManualText nodes={node.children} follow={follow} />
        </blockquote>
      )
    case 'code':
      return <pre>{node.value}</pre>
    default:
      return null
  }
}

function inline(nodes: readonly PhrasingContent[], follow: Follow): ReactNode {
  return nodes.map((node, place) => <Fragment key={place}>{word(node, follow)}</Fragment>)
}

function word(node: PhrasingContent, follow: Follow): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value
    case 'strong':
      return <strong>{inline(node.children, follow)}</strong>
    case 'emphasis':
      return <em>{inline(node.children, follow)}</em>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'break':
      return <br />
    case 'link': {
      const go = follow(node.url)
      return go ? (
        <button type="button" onClick={go}>
          {inline(node.children, follow)}
        </button>
      ) : (
        <a href={node.url} target="_blank" rel="noopener">
          {inline(node.children, follow)}
        </a>
      )
    }
    default:
      return null
  }
}
