/** The model of the content lake: what a document, a mutation and a committed change are. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** A stored document; the five system fields are the lake's own, everything else is content. */
export interface SanityDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: Json
}

export type Role = 'administrator' | 'editor' | 'viewer'

/** Who asks. `null` in place of an identity is an anonymous reader. */
export interface Identity {
  id: string
  name: string
  email: string
  role: Role
}

/** A mutation as it travels in requests, listener events and the history. */
export type Mutation =
  | { create: JsonObject }
  | { createOrReplace: JsonObject }
  | { createIfNotExists: JsonObject }
  | { delete: JsonObject }
  | { patch: JsonObject }

/** Mendoza patches between two states of one document, both without `_rev`. */
export interface Effects {
  apply: Json[]
  revert: Json[]
}

/** What one transaction did to one document: the state before and after it, null where there was none. */
export interface DocumentChange {
  id: string
  previous: SanityDocument | null
  result: SanityDocument | null
  mutations: Mutation[]
  effects: Effects
}

/** A durable transaction; `transactionId` is the `_rev` of every document that it wrote. */
export interface CommittedTransaction {
  dataset: string
  transactionId: string
  /** Position in the dataset's commit order, from 1. */
  sequence: number
  /** ISO 8601, UTC. */
  timestamp: string
  /** Identity id of the writer. */
  author: string
  mutations: Mutation[]
  changes: DocumentChange[]
}
