import { describe, expect, it } from 'vitest'
import { isPublicAddress, lookUpWithin, mayBeCalled, type Reach } from './public-address.ts'

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
    expect(mayBeCalled(url, 'internet')).toBe(false)
  })

  it('is one with TLS, whose name may not be known yet', () => {
    expect(mayBeCalled('https://hooks.example.com:8443/a?b=c', 'internet')).toBe(true)
    expect(mayBeCalled('https://93.184.215.14/', 'internet')).toBe(true)
  })

  it('is for tests this machine too, and nothing else that is private', () => {
    const tested = (url: string) => mayBeCalled(url, 'loopback too')
    for (const host of ['127.0.0.1:4000', 'localhost:4000', '[::1]:4000']) {
      expect(tested(`http://${host}/`)).toBe(true)
    }
    for (const host of ['10.0.0.1', '[fd00::1]', '169.254.1.1', '0.0.0.0', 'printer.local']) {
      expect(tested(`https://${host}/`)).toBe(false)
    }
    expect(tested('http://hooks.example.com/')).toBe(false)
    expect(tested('https://hooks.example.com/')).toBe(true)
  })

  it('is any that an operator has set, over HTTP', () => {
    expect(mayBeCalled('http://10.0.0.1:4000/', 'anywhere')).toBe(true)
    expect(mayBeCalled('file:///etc/passwd', 'anywhere')).toBe(false)
  })

  it.each<[Reach, boolean, string | undefined]>([
    ['internet', true, 'ENOTPUBLIC'],
    ['internet', false, 'ENOTPUBLIC'],
    ['loopback too', true, undefined],
    ['anywhere', false, undefined],
  ])('is looked up and refused out of reach (%s, all: %s)', async (reach, all, code) => {
    const found = await new Promise((resolve) => {
      lookUpWithin(reach)('localhost', { all }, (error) => resolve(error?.code))
    })
    expect(found).toBe(code)
  })
})
