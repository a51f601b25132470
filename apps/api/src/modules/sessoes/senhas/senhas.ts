import { SENHA_COMUM } from '@dominio/contrato/senhas';
import { hash, verify } from '@node-rs/argon2';
import { campoInvalido } from '../../../platform/erros.ts';
import { criarFila } from './fila.ts';

/** Argon2id with the parameters of decisoes.md §2: about 6 ms on one core. */
const PARAMETROS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Two hashes at a time leave the pool's other threads to other work; five hundred waiting are the
 * whole firm arriving at once, let in within seconds.
 */
const naFila = criarFila({ simultaneos: 2, espera: 500 });

const cifrar = (senha: string) => hash(senha.normalize('NFC'), PARAMETROS);

let hashDeNinguem: Promise<string> | undefined;

async function conferir(senhaHash: string | null, senha: string): Promise<boolean> {
  hashDeNinguem ??= cifrar(crypto.randomUUID());
  const confere = await verify(senhaHash ?? (await hashDeNinguem), senha.normalize('NFC'));
  return senhaHash !== null && confere;
}

/** @throws Recusa `INDISPONIVEL` (503) when too many passwords wait already. */
export const cifrarSenha = (senha: string): Promise<string> => naFila(() => cifrar(senha));

/**
 * Runs work that checks a password, when its turn comes. Whatever the work reads before the check
 * therefore includes the outcome of every earlier check, except those running at the same time.
 *
 * @throws Recusa `INDISPONIVEL` (503) when too many passwords wait already.
 */
export const naVezDeConferir = <T>(
  trabalho: (confere: typeof conferir) => Promise<T>,
): Promise<T> => naFila(() => trabalho(conferir));

/**
 * Whether a password matches a hash. Without a hash (unknown account, no password set) it compares
 * with a hash of nobody's, so that the time taken reveals nothing (seguranca.md P2).
 *
 * @throws Recusa `INDISPONIVEL` (503) when too many passwords wait already.
 */
export const conferirSenha = (senhaHash: string | null, senha: string): Promise<boolean> =>
  naVezDeConferir((confere) => confere(senhaHash, senha));

/** Words of commonly guessed passwords; digits and signs around them do not make them safe. */
const PALAVRAS_COMUNS = [
  'senha',
  'password',
  'passw0rd',
  'admin',
  'administrador',
  'dominio',
  'brasil',
  'mudar',
  'trocar',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'iloveyou',
  'teamo',
  'teamomuito',
  'flamengo',
  'corinthians',
  'palmeiras',
  'saopaulo',
  'contabilidade',
  'escritorio',
  'welcome',
  'bemvindo',
  'letmein',
  'monkey',
  'dragon',
  'football',
  'futebol',
  'deusefiel',
  'jesus',
  'familia',
];

const SEQUENCIAS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];

/** Small words that people put around a common one. */
const MIUDAS = '(?:minha|meu|sua|seu|nova|novo|de|da|do|a|o)*';
const PALAVRA = `(?:${PALAVRAS_COMUNS.join('|')})`;
const SO_COMUNS = new RegExp(`^${MIUDAS}${PALAVRA}${MIUDAS}${PALAVRA}?$`);
const SO_REPETICAO = /^(.+?)\1+$/;

const simplificar = (texto: string) =>
  texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const soLetras = (texto: string) => texto.replaceAll(/[^a-z]/g, '');

/** Words known of a person, and those built from them: `anaprado`, the e-mail's local part. */
function palavrasDaPessoa(dados: readonly string[]): string[] {
  return dados
    .map(simplificar)
    .flatMap((dado) => [dado, dado.split('@', 1)[0] ?? '', ...dado.split(/[^a-z0-9]+/)])
    .map(soLetras)
    .filter((letras) => letras.length >= 4);
}

function emSequencia(miolo: string): boolean {
  if (miolo === '') return false;
  const umaDeCada = miolo.replaceAll(/(.)\1+/g, '$1');
  return [miolo, umaDeCada].some((texto) => {
    const invertido = Array.from(texto).reverse().join('');
    return SEQUENCIAS.some((s) => (s + s).includes(texto) || (s + s).includes(invertido));
  });
}

/** Whether a password of allowed length is one that attackers try first. */
export function senhaComum(senha: string, dadosDaPessoa: readonly string[]): boolean {
  const simples = simplificar(senha);
  if (new Set(simples).size < 5) return true;
  const letras = soLetras(simples);
  const miolo = simples.replaceAll(/[^a-z0-9]/g, '');
  return (
    emSequencia(miolo) ||
    SO_REPETICAO.test(simples) ||
    SO_COMUNS.test(letras) ||
    palavrasDaPessoa(dadosDaPessoa).includes(letras)
  );
}

/** @throws Recusa `DADOS_INVALIDOS` (422) on `nova_senha` when it is a common one. */
export function exigirSenhaForte(senha: string, dadosDaPessoa: readonly string[]): void {
  if (senhaComum(senha, dadosDaPessoa)) throw campoInvalido('nova_senha', SENHA_COMUM);
}
