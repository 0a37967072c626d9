// `domAnimation` holds animations and gestures without layout or drag: half of the full bundle.
export { domAnimation as default } from 'framer-motion'
