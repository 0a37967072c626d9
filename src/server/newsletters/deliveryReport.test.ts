import { expect, test } from 'vitest'
import { workTime } from '#contract/testing/workTime.ts'
import { emailIdOf } from '../mail/emailIds.ts'
import { idAddress } from '../mail/idAddress.ts'
import { readDeliveryReport } from './deliveryReport.ts'
import { readPlainFailure } from './plainFailure.ts'

const id = '0193a0c0-0000-7000-8000-000000000001'

/** A report with these parts, as mail servers on Unix hand it on: without carriage returns. */
function message(...parts: [type: string, body: string][]): string {
  const body = parts.map(([type, text]) => `--x\nContent-Type: ${type}\n\n${text}\n`).join('')
  return `MIME-Version: 1.0\nContent-Type: multipart/report;\n boundary=x; report-type=delivery-status\n\n${body}--x--\n`
}

const about: [string, string] = ['message/rfc822', `Subject: hi\nMessage-Id:\n <${id}@example.com>\n\nText`]
const failed = (status: string, action = 'failed') =>
  message(['message/delivery-status', `Reporting-MTA: dns; a\n\nAction: ${action}\nStatus: ${status}\n`], about)

test('a mailbox that does not exist is a hard bounce; a full one or a server that is down is a soft one', () => {
  for (const status of ['5.1.1', '5.1.10', '5.1.2', '5.2.1'])
    expect([status, readDeliveryReport(failed(status))]).toEqual([status, { emailId: id, bounce: 'hard' }])
  for (const status of ['5.2.2', '5.0.0', '4.4.7', ''])
    expect([status, readDeliveryReport(failed(status))]).toEqual([status, { emailId: id, bounce: 'soft' }])
})

test('a policy, or a refusal of the sender, says nothing about the mailbox and is no bounce', () => {
  for (const status of ['5.7.1', '5.7.26', '4.7.0', '5.1.7', '5.1.8'])
    expect([status, readDeliveryReport(failed(status))]).toEqual([status, undefined])
  const policy = 'Action: failed\nStatus: 5.7.1'
  const two = (other: string) => message(['message/delivery-status', `A: b\n\n${policy}\n\n${other}`], about)
  expect(readDeliveryReport(two('Action: failed\nStatus: 5.1.1'))).toEqual({ emailId: id, bounce: 'hard' })
  expect(readDeliveryReport(two('Action: delivered\nStatus: 2.0.0'))).toBe(undefined)
})

test('what was delivered, delayed or relayed is no bounce', () => {
  for (const action of ['delivered', 'delayed', 'relayed', 'expanded'])
    expect(readDeliveryReport(failed('5.1.1', action))).toBe(undefined)
})

test('a feedback report of a mailbox provider is a complaint', () => {
  const feedback = (type: string) => message(['message/feedback-report', `Feedback-Type: ${type}\nVersion: 1`], about)
  expect(readDeliveryReport(feedback('abuse'))).toEqual({ emailId: id, bounce: 'complaint' })
  expect(readDeliveryReport(feedback('not-spam'))).toBe(undefined)
})

test('a report that quotes no email of ours is none, however it is made', () => {
  const status: [string, string] = ['message/delivery-status', 'A: b\n\nAction: failed\nStatus: 5.1.1']
  for (const text of [
    '',
    'Content-Type: multipart/report; boundary=x\n\n--x--',
    message(status),
    message(status, ['message/rfc822', 'Subject: no id\n\nText']),
    message(status, ['message/rfc822', 'Message-ID: <other@example.com>\n\n']),
    message(status, ['text/plain', `Message-ID: <${id}@example.com>\n\n`]),
    `Content-Type: text/plain\n\nMessage-ID: <${id}@example.com>`,
  ])
    expect(readDeliveryReport(text)).toBe(undefined)
})

test('the id is read from a Message-ID with or without brackets and domain', () => {
  for (const text of [id, `<${id}@example.com>`, ` ${id}@x `, `<${id.toUpperCase()}>`]) expect(emailIdOf(text)).toBe(id)
  for (const text of ['', 'x', `${id}${id}`, `<a ${id}@example.com>`]) expect(emailIdOf(text)).toBe(undefined)
})

const secret = 'a secret that is used in tests only'
const bounces = { pattern: 'bounces+{id}@example.com', secret }
const own = idAddress({ purpose: 'bounce', ...bounces }, id)
const gone: [string, string] = ['message/delivery-status', 'A: b\n\nAction: failed\nStatus: 5.1.1']

test('a report that quotes nothing is about the email whose own bounce address it came to, and no other address counts', () => {
  const to = (headers: string) => readDeliveryReport(`${headers}\n${message(gone, ['text/plain', 'gone'])}`, bounces)
  for (const headers of [
    `To: ${own}`,
    `To: <${own.toUpperCase()}>`,
    `To: x@y\nDelivered-To: ${own}`,
    `X-Original-To: ${own}`,
  ])
    expect([headers, to(headers)]).toEqual([headers, { emailId: id, bounce: 'hard' }])
  for (const headers of [
    `To: x${own}`,
    `To: ${own}.evil`,
    'To: bounces@example.com',
    `Subject: ${own}`,
    `To: ${own.replace('+', '-')}`,
  ])
    expect([headers, to(headers)]).toEqual([headers, undefined])
  expect(readDeliveryReport(`To: ${own}\n${message(gone)}`)).toBe(undefined)
  expect(readDeliveryReport(`To: ${own}\nSubject: Out of office\n\nBack on Monday`, bounces)).toBe(undefined)
  const feedback: [string, string] = ['message/feedback-report', `Feedback-Type: abuse\nOriginal-Mail-From: <${own}>`]
  expect(readDeliveryReport(message(feedback), bounces)).toEqual({ emailId: id, bounce: 'complaint' })
  const quoting = message(
    ['message/feedback-report', 'Feedback-Type: abuse'],
    ['message/rfc822', `Return-Path: <${own}>\n\n`],
  )
  expect(readDeliveryReport(quoting, bounces)).toEqual({ emailId: id, bounce: 'complaint' })
})

test('who knows the id of an email, as everybody who got a reply to it does, cannot make up a report about it', () => {
  const digits = id.replaceAll('-', '')
  const other = '0193a0c0-0000-7000-8000-000000000002'
  const complaint: [string, string] = ['message/feedback-report', 'Feedback-Type: abuse\nVersion: 1']
  for (const to of [
    'bounces@example.com',
    `bounces+${digits}@example.com`,
    `bounces+${digits}0000000000@example.com`,
    idAddress({ purpose: 'bounce', ...bounces }, other).replace(other.replaceAll('-', ''), digits),
    idAddress({ purpose: 'bounce', ...bounces, secret: 'a secret of somebody else entirely' }, id),
  ])
    for (const report of [message(complaint, about), message(gone, about)])
      expect([to, readDeliveryReport(`To: ${to}\n${report}`, bounces)]).toEqual([to, undefined])
})

test('a report that quotes another email is about the one whose bounce address it came to', () => {
  const foreign: [string, string] = [
    'message/rfc822',
    'Message-ID: <5f0c8a52-4a6b-4c1e-9d3b-2f8e7a6b5c4d@mx.example>\n\n',
  ]
  expect(readDeliveryReport(`To: ${own}\n${message(gone, foreign)}`, bounces)).toEqual({ emailId: id, bounce: 'hard' })
})

test('a message made of boundaries, or of one endless line, is read in a moment', async () => {
  const head = 'Content-Type: multipart/report; boundary=a\n\n'
  const hostile = ['--a', '\n--a\n', '\n--a\n\n', '\n--ab', '\n', ' ', '\n ', '\r', '--a--'].map(
    (text) => head + text.repeat(Math.ceil(3_000_000 / text.length)),
  )
  for (const one of hostile) expect(await workTime(() => readDeliveryReport(one))).toBeLessThan(1500)
})

test('a report in a mail server’s own words that is made of empty lines is read in a moment', async () => {
  const lines = ['\n', '>\n', '> \n', '\t', '<'].map(
    (one) => `From: mailer-daemon@x.example\n\n${one.repeat(190_000)}x`,
  )
  for (const one of lines) expect(await workTime(() => readPlainFailure(one))).toBeLessThan(1500)
})

test('a boundary that begins another one does not end a part', () => {
  const status = 'Action: failed\nStatus: 5.1.1'
  const text = `Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\n\n--bc\n\n${status}\n\n--b \nContent-Type: message/rfc822\n\nMessage-Id: <${id}@example.com>\n--b--`
  expect(readDeliveryReport(text)).toEqual({ emailId: id, bounce: 'hard' })
})
