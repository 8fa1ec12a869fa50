/** All that a table needs until it begins: an invitation and the waiting room. */
export { default as Gathering } from './Gathering.svelte'
export { default as JoinTable } from './JoinTable.svelte'
