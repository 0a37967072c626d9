import type { Rolldown } from 'vite'

/** Chunks that are mostly text, or that a visitor seldom needs. */
const packed =
  /\/src\/(?:content\/|routes\/(?:about|privacypolicy|resources|testimonials|tools\/\$tool)\.|features\/(?:tools\/[\w/]+|outbox-panel\/OutboxPanel|comments\/Thread|reading-settings\/SettingsPanel|marks\/marksScript|sharing\/SharePanel|listen\/Player)\.|ui\/feedback\/toasts\/Toaster\.)/

/**
 * The same for chunks that are loaded late, on a press, or shared by such: motion, search, terms, tools, samples, checklists; and
 * for the lists of articles and services.
 */
const packedNames =
  /^(?:tool|toolTexts|useSearch|glossary|TermCard|Ticking|TemplateActions|wordFile|copyText|saveFile|Sheet|ShownMark|offerUnfinished|paceMeter|addressCode|qr|dates|GuidePage|saveAll|readComments|InstallCardBody|ContinueCardBody|motionFeatures|is-svg-component|JSAnimation|MotionScope|MovingLine|solveChallenge|SearchDialog|passageLink|SentCard|storageScript|offlineTexts|adopt|late|list|services|offline|workbox-window\.prod\.es5)$/

/** Puts such chunks in a folder that the worker stores compressed (offline/compressed.ts). */
export function chunkFileNames({
  facadeModuleId,
  name,
}: Pick<Rolldown.PreRenderedChunk, 'facadeModuleId' | 'name'>): string {
  return packed.test(facadeModuleId ?? '') || packedNames.test(name)
    ? 'assets/packed/[name]-[hash].js'
    : 'assets/[name]-[hash].js'
}

/** Fonts that few visitors need: each is stored where it was asked for (worker/askedFonts.ts), not with every page. */
const askedFont = /\/fonts\/asked\//

/** Puts such fonts in a folder of their own, and the styles of chunks that are stored compressed beside these. */
export function assetFileNames({
  names,
  originalFileNames,
}: Pick<Rolldown.PreRenderedAsset, 'names' | 'originalFileNames'>): string {
  if (originalFileNames.some((name) => askedFont.test(`/${name}`))) return 'assets/asked/[name]-[hash][extname]'
  return names.includes('Toaster.css') ? 'assets/packed/[name]-[hash][extname]' : 'assets/[name]-[hash][extname]'
}
