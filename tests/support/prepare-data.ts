// `node tests/support/prepare-data.ts <folder>`: a data folder with the starter content, which `startProduct` then copies instead of
// importing the same content for every test.
import { startProduct } from './product.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder')
const product = await startProduct({}, folder)
if ((await product.stop()) !== 0) throw new Error(product.output())
