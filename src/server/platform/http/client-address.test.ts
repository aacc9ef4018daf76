import { expect, it } from 'vitest'
import { countedAddress } from './client-address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unix', 'unix'],
])('counts %s as %s alone', (address, name) => {
  expect(countedAddress(address)).toEqual([{ kind: 'address', name, times: 1 }])
})

it.each([
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1::/48', '2001:db8:1:0::/56', '2001:db8:1:2::/64']],
  ['2001:0DB8:1:Ab2::9', ['2001:db8:1::/48', '2001:db8:1:a00::/56', '2001:db8:1:ab2::/64']],
  ['2001:db8::9', ['2001:db8:0::/48', '2001:db8:0:0::/56', '2001:db8:0:0::/64']],
  ['fe80::1%eth0', ['fe80:0:0::/48', 'fe80:0:0:0::/56', 'fe80:0:0:0::/64']],
  ['::1', ['0:0:0::/48', '0:0:0:0::/56', '0:0:0:0::/64']],
  ['1:2:3:4567:5:6:7::', ['1:2:3::/48', '1:2:3:4500::/56', '1:2:3:4567::/64']],
])('counts %s as the networks around it, the widest first', (address, names) => {
  const counted = countedAddress(address)
  expect(counted.map(({ name }) => name)).toEqual(names)
  expect(counted.map(({ times }) => times)).toEqual([16, 4, 1])
})
