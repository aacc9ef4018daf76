import { describe, expect, test } from 'vitest'
import { changeBetween, draggedOver, inFileOrder, stepped } from './board-order.ts'

const before = { slider: ['a', 'b', 'c'], main: ['m'], detail: [] }

describe('moving a medium', () => {
  test('within its position asks for the new order alone', () => {
    const after = stepped(before, 'a', 1)
    expect(after.slider).toEqual(['b', 'a', 'c'])
    expect(changeBetween(before, after, 'a')).toEqual({
      move: undefined,
      order: { position: 'slider', ids: ['b', 'a', 'c'] },
    })
  })

  test('past an end changes nothing', () => {
    expect(stepped(before, 'c', 1)).toBe(before)
    expect(changeBetween(before, before, 'c')).toEqual({ move: undefined, order: undefined })
  })

  test('to the end of another position needs no order', () => {
    const after = { ...before, slider: ['b', 'c'], main: ['m', 'a'] }
    expect(changeBetween(before, after, 'a')).toEqual({ move: 'main', order: undefined })
  })

  test('into the middle of another position needs both', () => {
    const after = { ...before, slider: ['b', 'c'], main: ['a', 'm'] }
    expect(changeBetween(before, after, 'a')).toEqual({
      move: 'main',
      order: { position: 'main', ids: ['a', 'm'] },
    })
  })
})

test('a drag keeps its order over what came and went meanwhile', () => {
  const dragged = { slider: ['c', 'a', 'b'], main: [], detail: ['m'] }
  const present = { slider: ['a', 'c', 'new'], main: ['m'], detail: [] }
  expect(draggedOver(dragged, present)).toEqual({
    slider: ['c', 'a', 'new'],
    main: [],
    detail: ['m'],
  })
})

test('files that arrive out of turn stand as they were dropped, each in its own position', () => {
  const arrived = { slider: ['old', 's2', 's1'], main: [], detail: ['d3', 'old', 'd1'] }
  expect(inFileOrder(arrived, ['s1', 'd1', 'failed', 's2', 'd3'])).toEqual({
    slider: ['old', 's1', 's2'],
    main: [],
    detail: ['d1', 'old', 'd3'],
  })
})
