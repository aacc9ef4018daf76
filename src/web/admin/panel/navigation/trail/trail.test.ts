import { expect, it } from 'vitest'
import { trailMax, visitedAt, withVisit } from './trail.ts'

const id = '0b9f1c52-8a34-4c1e-9d70-6d1f0c3b7a11'

it.each([
  ['/admin-panel/tours', 'tours', '/admin-panel/tours'],
  ['/admin-panel/tours?q=ana&page=2', 'tours', '/admin-panel/tours'],
  [`/admin-panel/tours/${id}`, 'tours', `/admin-panel/tours/${id}`],
  [`/admin-panel/tours/edit/${id}?translate=pt`, 'tours', `/admin-panel/tours/${id}`],
  [`/admin-panel/quotes?q=ana&open=${id}`, 'quotes', `/admin-panel/quotes?open=${id}`],
  [`/admin-panel/quotes/edit/${id}`, 'quotes', `/admin-panel/quotes?open=${id}`],
  [`/admin-panel/proposals/${id}`, 'quotes', `/admin-panel/proposals/${id}`],
  [`/admin-panel/agencies/edit/${id}`, 'agencies', `/admin-panel/agencies/edit/${id}`],
  [`/admin-panel/admins/${id}/edit`, 'users', `/admin-panel/admins/${id}/edit`],
  [`/admin-panel/countries/${id}`, 'countries', `/admin-panel/countries/${id}`],
])('the trail keeps of %s its address alone', (address, section, to) => {
  expect(visitedAt(address)).toMatchObject({ section, to })
  // What was kept leads to itself.
  expect(visitedAt(to)?.to).toBe(to)
})

it.each([
  '/admin-panel/dashboard',
  '/admin-panel/tours/add',
  '/admin-panel/quotes/add',
  '/admin-panel/countries/add',
  '/login?next=https://example.com',
  'javascript:alert(1)',
])('the trail does not keep %s', (address) => {
  expect(visitedAt(address)).toBe(undefined)
})

it('the newest place comes first, once, and old ones go', () => {
  const trail = ['/b', '/a', '/c', '/d', '/e', '/f', '/g']
  expect(withVisit(trail, '/a')).toEqual(['/a', '/b', '/c', '/d', '/e', '/f', '/g'])
  expect(withVisit(trail, '/x')).toEqual(['/x', '/b', '/a', '/c', '/d', '/e', '/f'])
  expect(withVisit(trail, '/x')).toHaveLength(trailMax + 1)
})
