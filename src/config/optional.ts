/*
 * What the site does only if it is asked to. Of what stays empty nothing is there, not a byte.
 */

/**
 * Address, https, that is told of each tap on Empezar, form begun, sent and failed: docs/publicar.md,
 * «Contar sin espiar». `COUNTER_URL` overrides it at build time.
 */
export const counterUrl: string = '';

/** Who hears of a security fault, for /.well-known/security.txt: a mailbox, or a page by its https address. */
export const securityContact: string = '';
