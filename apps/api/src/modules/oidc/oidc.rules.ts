import { emailCanonico } from '@dominio/contrato/emails';
import { z } from 'zod';

/** Providers that people know by a name; the others are called by their host. */
const NOMES: readonly (readonly [RegExp, string])[] = [
  [/^accounts\.google\.com$/, 'Google'],
  [/^(login\.microsoftonline\.com|sts\.windows\.net)$/, 'Microsoft'],
  [/\.okta\.com$/, 'Okta'],
  [/\.auth0\.com$/, 'Auth0'],
];

/** What the button of the sign-in page calls a provider. */
export function nomeDoProvedor(issuer: string): string {
  const { hostname } = new URL(issuer);
  return NOMES.find(([padrao]) => padrao.test(hostname))?.[1] ?? hostname;
}

const Declarados = z.object({
  email: z.email(),
  // Some providers write it as a text.
  email_verified: z.union([z.literal(true), z.literal('true')]),
});

/**
 * The e-mail that a provider vouches for (OpenID Connect Core §5.1), folded as accounts are kept;
 * null unless it says itself that it was verified.
 */
export function emailConfirmado(declarados: unknown): string | null {
  const lido = Declarados.safeParse(declarados);
  return lido.success ? emailCanonico(lido.data.email) : null;
}

/** Clocks of two servers are not one. */
const FOLGA_MS = 60_000;
const Momento = z.object({ auth_time: z.number().optional() });

/**
 * Whether the provider asked somebody anew who they are, as it was told to (`prompt=login`,
 * `max_age=0`). One that says when it did is held to it (OpenID Connect Core §2); one that does not,
 * though it must, is believed to have asked.
 */
export function perguntouDeNovo(declarados: unknown, desde: number | null): boolean {
  const { success, data } = Momento.safeParse(declarados);
  if (desde === null || !success) return false;
  return data.auth_time === undefined || data.auth_time * 1000 >= desde - FOLGA_MS;
}
