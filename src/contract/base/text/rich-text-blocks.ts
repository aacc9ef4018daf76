/** Markdown as pages carry it: parsed on the server, so that no parser is sent to visitors. */
export type Inline =
  | string
  | { mark: 'em' | 'strong' | 'code'; content: Inline[] }
  | { mark: 'link'; href: string; content: Inline[] }
  | { mark: 'break' }

export type Block =
  | { block: 'paragraph'; content: Inline[] }
  | { block: 'heading'; level: number; content: Inline[] }
  | { block: 'list'; ordered: boolean; start?: number; items: Block[][] }
  | { block: 'quote'; content: Block[] }
  | { block: 'table'; align: Alignment[]; head: Inline[][]; rows: Inline[][][] }
  | { block: 'code'; text: string }
  | { block: 'rule' }

/** Of a column; null is the language's own. */
export type Alignment = 'left' | 'right' | 'center' | null
