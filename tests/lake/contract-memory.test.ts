import { createMemoryStorage } from '#lake/storage/memory.ts'
import { createLocalWorld } from './contract/local-world.ts'
import { runContract } from './contract/run-cases.ts'

runContract('a lake in memory', () => createLocalWorld(createMemoryStorage()))
