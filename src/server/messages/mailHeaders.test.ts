import { expect, test } from 'vitest'
import { checkFailed } from './mailHeaders.ts'

const signatures = 'dkim=fail (bad signature) header.i=@example.net header.s=a; '.repeat(100)

test.each<[results: string, isForged: boolean]>([
  ['mx.example.com; spf=pass smtp.mailfrom=a@example.net; dmarc=fail header.from=example.org', true],
  ['mx.example.com; spf=pass smtp.mailfrom=dmarc=pass@example.net; dmarc=fail header.from=example.org', true],
  ['mx.example.com; spf=pass (domain of dmarc=pass@example.net) smtp.mailfrom=a@example.net; dmarc=fail', true],
  ['mx.example.com; spf=pass smtp.mailfrom="; dmarc=pass "@example.net; dmarc=fail', true],
  ['mx.example.com; spf=pass (domain of "(" sends) smtp.mailfrom="("@example.net; dmarc=fail', true],
  ['spf=fail (sender IP is 192.0.2.1) smtp.mailfrom=example.org; dkim=none;dmarc=fail action=none', true],
  [`mx.example.com; ${signatures}dmarc=fail header.from=example.org`, true],
  ['mx.example.com; spf=fail smtp.mailfrom=dkim=pass@example.net; dkim=none', true],
  ['mx.example.com; spf=fail smtp.helo=dmarc=none.example.net', true],
  ['mx.example.com; spf=fail smtp.mailfrom=x;dmarc=pass@example.net', true],
  ['mx.example.com; spf=fail smtp.mailfrom="; dkim=pass "@example.net', true],
  ['mx.example.com; spf=fail (a (b) ; dkim=pass) smtp.mailfrom=a@example.net', true],
  ['mx.example.com; dkim=fail header.i=@a.example; dkim=pass header.i=@example.org; spf=fail', false],
  ['mx.example.com; spf=fail smtp.mailfrom=list.example; dkim=pass; dmarc=pass header.from=example.org', false],
  ['mx.example.com 1; SPF=Fail smtp.mailfrom=example.org; dmarc/1 = none', false],
  ['mx.example.com; spf=softfail smtp.mailfrom=dmarc=fail@example.net; dkim=none', false],
  ['', false],
])('of a sender with the results %j it is %j that the mail server calls them forged', (results, isForged) => {
  expect(checkFailed(results)).toBe(isForged)
})
