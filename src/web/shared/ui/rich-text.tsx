import { Fragment, type ReactNode } from 'react'
import type { Alignment, Block, Inline } from '#contract/base/text/rich-text-blocks.ts'
import styles from './rich-text.module.css'

interface RichTextProps {
  blocks: readonly Block[]
  /** The language of the text, where it is not the page's. */
  lang?: string
}

/** A parsed text. Its headings stand below the page's own title. */
export function RichText({ blocks, lang }: RichTextProps) {
  return (
    <div className={styles.text} lang={lang}>
      {renderBlocks(blocks)}
    </div>
  )
}

function renderBlocks(blocks: readonly Block[]): ReactNode[] {
  return blocks.map((block, index) => <Fragment key={index}>{renderBlock(block)}</Fragment>)
}

function renderBlock(block: Block): ReactNode {
  switch (block.block) {
    case 'paragraph':
      return <p>{renderInline(block.content)}</p>
    case 'heading': {
      const Heading = block.level <= 2 ? 'h2' : 'h3'
      return <Heading>{renderInline(block.content)}</Heading>
    }
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{renderItem(item)}</li>)
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
    }
    case 'quote':
      return <blockquote>{renderBlocks(block.content)}</blockquote>
    case 'table':
      return (
        <table>
          <thead>{renderRow(block.head, block.align, 'th')}</thead>
          <tbody>
            {block.rows.map((row, index) => (
              <Fragment key={index}>{renderRow(row, block.align, 'td')}</Fragment>
            ))}
          </tbody>
        </table>
      )
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
  }
}

function renderRow(cells: Inline[][], align: readonly Alignment[], Cell: 'th' | 'td'): ReactNode {
  return (
    <tr>
      {cells.map((cell, column) => {
        const textAlign = align[column]
        return (
          <Cell key={column} {...(textAlign && { style: { textAlign } })}>
            {renderInline(cell)}
          </Cell>
        )
      })}
    </tr>
  )
}

function renderItem(item: Block[]): ReactNode {
  const [only] = item
  return item.length === 1 && only?.block === 'paragraph'
    ? renderInline(only.content)
    : renderBlocks(item)
}

function renderInline(content: readonly Inline[]): ReactNode[] {
  return content.map((part, index) => <Fragment key={index}>{renderPart(part)}</Fragment>)
}

function renderPart(part: Inline): ReactNode {
  if (typeof part === 'string') return part
  if (part.mark === 'break') return <br />
  if (part.mark === 'link') {
    return (
      <a href={part.href} rel="noopener noreferrer nofollow">
        {renderInline(part.content)}
      </a>
    )
  }
  const Mark = part.mark
  return <Mark>{renderInline(part.content)}</Mark>
}
