import {
  type MotivoDoAcesso,
  NOME_DO_PAPEL,
  type OrigemDoAcesso,
} from '@dominio/contrato/usuarios-acesso';

const EM_PALAVRAS: Readonly<Record<MotivoDoAcesso, (nome: string) => string>> = {
  administrador: (nome) => `É do grupo ${nome}, que tem tudo`,
  direta: () => 'Permissão dada à própria pessoa',
  grupo: (nome) => `Pelo grupo ${nome}`,
  todos_os_clientes: (nome) => `O grupo ${nome} vê todos os clientes`,
  cliente_do_grupo: (nome) => `É cliente do grupo ${nome}`,
  cliente_do_time: (nome) => `É cliente do time ${nome}`,
  vinculo: () => 'Vínculo próprio',
  substituicao: (nome) => `Substitui ${nome} hoje`,
  empresa: () => 'É usuário desta empresa',
};

/** The reason for an access, in words. */
export function origemEmPalavras({ motivo, nome, papel }: Omit<OrigemDoAcesso, 'tipo' | 'id'>) {
  const frase = EM_PALAVRAS[motivo](nome);
  return papel === null ? frase : `${frase}: ${NOME_DO_PAPEL[papel].toLowerCase()}`;
}

/** Several reasons in one line; undefined without any. */
export const origensEmLinha = (origens: readonly OrigemDoAcesso[]): string | undefined =>
  origens.map(origemEmPalavras).join(' · ') || undefined;

/** Title of an explanation: why, or why not, according to `permitido`. */
export const perguntaDoAcesso = (nome: string, permitido: boolean): string =>
  `Por que ${nome} ${permitido ? 'vê' : 'não vê'} isto?`;
