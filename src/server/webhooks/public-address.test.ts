import { describe, expect, it } from 'vitest'
import { isPublicAddress, lookUpPublic, mayBeCalled } from './public-address.ts'

describe('an address that a webhook may call', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111'])('is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '240.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001::1',
    '4000::1',
    'fec0::1',
    'nothing',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    'http://hooks.example.com/',
    'https://user:pass@hooks.example.com/',
    'ftp://example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://intranet/',
    'https://printer.local/',
    'https://a.internal/',
    'https://[::ffff:169.254.169.254]/',
    'https://localhost./',
    'nothing',
  ])('is not %s', (url) => {
    expect(mayBeCalled(url, false)).toBe(false)
  })

  it('is one with TLS, whose name may not be known yet; for tests any', () => {
    expect(mayBeCalled('https://hooks.example.com:8443/a?b=c', false)).toBe(true)
    expect(mayBeCalled('https://93.184.215.14/', false)).toBe(true)
    expect(mayBeCalled('http://127.0.0.1:4000/', true)).toBe(true)
    expect(mayBeCalled('file:///etc/passwd', true)).toBe(false)
  })

  it.each([true, false])('is looked up and refused where it is private (all: %s)', async (all) => {
    const code = await new Promise((resolve) => {
      lookUpPublic('localhost', { all }, (error) => resolve(error?.code))
    })
    expect(code).toBe('ENOTPUBLIC')
  })
})
