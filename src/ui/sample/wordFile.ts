import { strToU8, zipSync } from 'fflate'
import { listed } from './listed.ts'

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

interface Sample {
  title: string
  text: string
  author: string
  /** Address of the page that shows the sample; a property of the file, not part of its text. */
  source: string
  made: Date
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const formats = 'http://schemas.openxmlformats.org'
const wordNames = `xmlns:w="${formats}/wordprocessingml/2006/main"`
const [officeLinks, packageLinks] = [
  `${formats}/officeDocument/2006/relationships`,
  `${formats}/package/2006/relationships`,
]
const corePart = `${formats}/package/2006/relationships/metadata/core-properties`
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** The sample as a WordprocessingML package (ECMA-376) with the parts that every word processor needs, and no others. */
export function wordFile(sample: Sample): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': links([
      [`${officeLinks}/officeDocument`, 'word/document.xml'],
      [corePart, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': properties(sample),
    'word/_rels/document.xml.rels': links([[`${officeLinks}/styles`, 'styles.xml']]),
    'word/document.xml': documentPart(sample),
    'word/styles.xml': styles,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(head + xml)])), {
    mtime: sample.made,
  })
}

const contentTypes = `<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${mainType}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`

function links(targets: readonly [type: string, target: string][]): string {
  const all = targets.map(
    ([type, target], place) => `<Relationship Id="rId${place + 1}" Type="${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packageLinks}">${all.join('')}</Relationships>`
}

function properties({ title, author, source, made }: Sample): string {
  const time = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${made.toISOString().slice(0, 19)}Z</dcterms:${name}>`
  return `<cp:coreProperties xmlns:cp="${formats}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(author)}</dc:creator><dc:description>${escaped(source)}</dc:description>${time('created')}${time('modified')}</cp:coreProperties>`
}

/** A sheet of A4 with margins of 25 mm, in twentieths of a point. */
const sheet =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'

function documentPart({ title, text }: Sample): string {
  const [first, ...rest] = text.split('\n')
  const lines = first === title ? rest.slice(rest[0] === '' ? 1 : 0) : [first ?? '', ...rest]
  const body = [
    ...(first === title ? [paragraph(title, 'Title')] : []),
    ...lines.map((line) => paragraph(line, styleOf(line))),
  ]
  return `<w:document ${wordNames}><w:body>${body.join('')}${sheet}</w:body></w:document>`
}

/** Lines with columns keep a typeface of equal widths; list lines get a hanging indent, as on the page. */
function styleOf(line: string): string | undefined {
  if (/\S {2,}\S/.test(line)) return 'Columns'
  return listed.test(line) ? 'Item' : undefined
}

function paragraph(line: string, style?: string): string {
  const named = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''
  // Otherwise word processors drop spaces at the ends and join those between.
  const parts = line.split('\t').map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
  return `<w:p>${named}${line && `<w:r>${parts.join('<w:tab/>')}</w:r>`}</w:p>`
}

const style = (id: string, name: string, inside: string, more = '') =>
  `<w:style w:type="paragraph" ${more}w:styleId="${id}"><w:name w:val="${name}"/>${inside}</w:style>`
const basedOnNormal = '<w:basedOn w:val="Normal"/>'
const font = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}" w:cs="${name}"/>`

const styles = `<w:styles ${wordNames}><w:docDefaults><w:rPrDefault><w:rPr>${font('Calibri')}<w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="60" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>${[
  style('Normal', 'Normal', '', 'w:default="1" '),
  style(
    'Title',
    'Title',
    `${basedOnNormal}<w:pPr><w:spacing w:after="240"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr>`,
  ),
  style('Item', 'Item', `${basedOnNormal}<w:pPr><w:ind w:left="360" w:hanging="360"/></w:pPr>`, 'w:customStyle="1" '),
  style(
    'Columns',
    'Columns',
    `${basedOnNormal}<w:rPr>${font('Courier New')}<w:sz w:val="20"/></w:rPr>`,
    'w:customStyle="1" ',
  ),
].join('')}</w:styles>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for XML 1.0, which has no place for control characters and halves of surrogate pairs. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
