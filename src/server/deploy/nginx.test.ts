import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calendarPath } from '#content/calendar.ts'
import { maxBodyBytes } from '#contract/calls.ts'
import { pictureLimits } from '#contract/staff/articlePictures.ts'
import { attachmentLimits } from '#contract/staff/messages.ts'
import { staffUrl } from '#contract/staff/roles.ts'
import { mostListBytes } from '#contract/staff/subscribers.ts'
import { texts } from '../http/texts.ts'
import { linkPath } from '../links/signedLink.ts'
import { mostBytes } from '../messages/mailRoute.ts'
import { cachingOf, contentTypeOf } from '../site/contentTypes.ts'

const proxy = readFileSync('src/server/deploy/nginx.conf', 'utf8')
const host = readFileSync('src/server/deploy/nginx-static.conf', 'utf8')
const blockOf = (source: string, start: string) => {
  const at = source.indexOf(start)
  return at < 0 ? '' : source.slice(at, source.indexOf('}', source.indexOf('\n    }', at)))
}

test("CM-38 nginx refuses what is too large itself, with the backend's limit and message as JSON", () => {
  expect(maxBodyBytes).toBe(1024 * 1024)
  expect(proxy).toMatch(/^ {4}client_max_body_size 1m;$/m)
  const answer = blockOf(proxy, 'location @too_large')
  expect(proxy).toContain('error_page 413 @too_large;')
  expect(answer).toContain('default_type application/json;')
  expect(answer).toContain(`return 413 '${JSON.stringify({ message: texts.tooLarge })}';`)
})

test('nginx takes emails and the files of answers up to the backend’s own limits, and says so of larger ones', () => {
  const mails = blockOf(proxy, 'location ~ ^/api/mail(/mime)?$')
  const files = blockOf(proxy, 'location ~ ^/api/staff/enquiries/[^/]+/attachments$')
  expect(mails).toContain(`client_max_body_size ${mostBytes};`)
  expect(files).toContain(`client_max_body_size ${attachmentLimits.each};`)
  expect(staffUrl('addAttachment', 'x')).toBe('/api/staff/enquiries/x/attachments')
  const pictures = blockOf(proxy, 'location ~ ^/api/staff/site/articles/[^/]+/pictures$')
  expect(pictures).toContain(`client_max_body_size ${pictureLimits.bytes};`)
  expect(staffUrl('addArticlePicture', 'x')).toBe('/api/staff/site/articles/x/pictures')
  const lists = blockOf(proxy, 'location ~ ^/api/staff/subscribers/import/')
  expect(lists).toContain(`client_max_body_size ${mostListBytes};`)
  for (const name of ['tryImport', 'importSubscribers'] as const)
    expect(staffUrl(name, 'confirmed')).toMatch(/^\/api\/staff\/subscribers\/import\//)
  for (const block of [mails, files, pictures, lists]) expect(block).toContain('error_page 413 @file_too_large;')
  const answer = blockOf(proxy, 'location @file_too_large')
  expect(answer).toContain(`return 413 '${JSON.stringify({ message: texts.tooLargeFile })}';`)
})

test("nginx logs neither visitors' addresses nor what they searched for", () => {
  for (const source of [proxy, host]) {
    const [, name = '', fields = ''] = /^log_format (\w+) '([^']*)';$/m.exec(source) ?? []
    expect(fields.match(/\$\w+/g)).toEqual([
      '$time_iso8601',
      '$request_method',
      '$uri',
      '$status',
      '$body_bytes_sent',
      '$request_time',
    ])
    expect(source).toMatch(new RegExp(`^ {4}access_log \\S+ ${name};$`, 'm'))
  }
})

test('the paths of signed links are kept out of both logs', () => {
  const [, words = ''] = /location ~ \^\/api\/\(([a-z|]+)\)\/ \{/.exec(proxy) ?? []
  const paths = Object.values(linkPath).map((path) => path.split('/')[2])
  expect(new Set(words.split('|'))).toEqual(new Set(paths))
  const block = blockOf(proxy, 'location ~ ^/api/(')
  expect(block).toContain('access_log off;')
  expect(block).toContain('error_log /dev/null crit;')
})

test('OF-23 nginx serves the site with the Cache-Control of the backend, manifest and calendar with their types, and no host files', () => {
  for (const path of ['/assets/a-1.js', '/art/a.webp', '/index.html']) expect(host).toContain(cachingOf(path))
  expect(host).toMatch(/default +"no-cache, no-transform";/)
  expect(blockOf(host, 'location = /manifest.webmanifest')).toContain('application/manifest+json')
  expect(blockOf(host, `location = ${calendarPath}`)).toContain(`default_type "${contentTypeOf(calendarPath)}";`)
  expect(blockOf(host, 'location ~ ^/_(headers|redirects)')).toContain('return 404;')
  const files = blockOf(host, 'location ~ ^/(assets|art|articles|icons)/')
  expect(files).toContain('include /var/www/pravasi-desk/current/nginx-file-headers.conf;')
  // nginx inherits no header where a location adds one.
  expect(files).toContain('add_header Cache-Control $pravasi_desk_caching always;')
})
