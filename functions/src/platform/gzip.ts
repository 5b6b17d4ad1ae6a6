import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

export const compress = promisify(gzip)
export const decompress = promisify(gunzip)
