import { group, placed, shape } from '../grammar/markup.ts'

const trousers =
  'M-3-86H3V-82C9-81 13-79 14-72L17.5-43L13.6-42L11.4-60L13-31H8.4L7 0H1.6L.5-30H-.5L-1.6 0H-7L-8.4-31H-13L-11.4-60' +
  'L-13.6-42L-17.5-43L-14-72C-13-79-9-81-3-82Z'
const saree =
  'M-3-86H3V-82C8-81 11-78 12-71L15-46L11.5-45L9.4-60L9-50C12-34 16-14 17 0H-16C-15-14-11-34-8.5-50L-9.4-60' +
  'L-11.5-45L-15-46L-12-71C-11-78-8-81-3-82Z'
const drape = 'M10-77L-9-52L-15-6L-8-4L-2-46L12-70Z'

const parts = {
  man: `<circle cy="-92" r="7.4"/><path d="${trousers}"/>`,
  child: `<circle cy="-90" r="10"/><path d="${trousers}" transform="translate(0 4)"/>`,
  woman:
    '<circle cy="-92" r="6.8"/>' +
    '<circle cy="-87" r="5"/>' +
    `<path d="${saree}"/>` +
    shape(drape, '#fff', { opacity: 0.16 }),
}

/** A standing person seen from behind, `h` high, with the feet on `y`. */
export function figure(x: number, y: number, h: number, fill: string, kind: keyof typeof parts = 'man'): string {
  return placed(x, y, group(parts[kind], { fill }), 0, h / 100)
}
