import type { TipoDaConta } from '@dominio/contrato/contas-bancarias-campos';
import { tipoExige, tipoTem } from '@dominio/contrato/contas-bancarias-tipos';
import {
  type AlvoDaCorrecao,
  type CampoDaCorrecao,
  camposDoAlvo,
} from '@dominio/contrato/correcoes-alvos';

/** What the fields of a proposal hold while it is written. */
export type Valores = Readonly<Record<string, string>>;

interface Fala {
  readonly titulo: (nome: string) => string;
  readonly dica: string;
  readonly enviar: string;
  readonly enviada: string;
  /** What the observation is good for. */
  readonly observacao: string;
}

const CONFERE = 'O cadastro só muda depois que o escritório aceitar.';
const AJUDA = 'O que ajuda o escritório a conferir.';

const CORRECAO: Fala = {
  titulo: (nome) => `Propor correção: ${nome}`,
  dica: `Mude o que está errado, ou escreva na observação o que mudou. ${CONFERE}`,
  enviar: 'Enviar correção',
  enviada: 'Correção enviada',
  observacao: 'O que mudou e não está nos campos, ou o que ajuda o escritório a conferir.',
};

/** What each kind of proposal says of itself. */
export const FALAS: Readonly<Record<AlvoDaCorrecao, Fala>> = {
  cliente: CORRECAO,
  empresa: {
    ...CORRECAO,
    observacao:
      'Sócios, regime tributário, atividade e o que mais mudou, ou o que ajuda o escritório a conferir.',
  },
  contato: CORRECAO,
  conta_bancaria: CORRECAO,
  novo_contato: {
    titulo: () => 'Propor contato',
    dica: CONFERE,
    enviar: 'Enviar contato',
    enviada: 'Contato enviado',
    observacao: AJUDA,
  },
  saida_de_contato: {
    titulo: (nome) => `Informar saída: ${nome}`,
    dica: CONFERE,
    enviar: 'Enviar saída',
    enviada: 'Saída enviada',
    observacao: 'Quem fica no lugar, se alguém fica.',
  },
  nova_conta: {
    titulo: () => 'Propor conta bancária',
    dica: CONFERE,
    enviar: 'Enviar conta',
    enviada: 'Conta enviada',
    observacao: AJUDA,
  },
  encerramento_de_conta: {
    titulo: (nome) => `Informar encerramento: ${nome}`,
    dica: CONFERE,
    enviar: 'Enviar encerramento',
    enviada: 'Encerramento enviado',
    observacao: AJUDA,
  },
};

/**
 * What is seen of a record and stands in no field of its proposal: the firm has it from a register, a
 * document or a list of its own, so that it is corrected in words.
 */
export const SO_EM_PALAVRAS: Readonly<Partial<Record<AlvoDaCorrecao, readonly string[]>>> = {
  cliente: ['Nome', 'Segmento', 'Porte', 'Folha de pagamento', 'Recebe por'],
  empresa: [
    'CNPJ',
    'Tipo',
    'Regime tributário',
    'Atividade principal',
    'Natureza jurídica',
    'Sócios',
  ],
  contato: ['Empresa', 'Papéis'],
  conta_bancaria: ['Tipo', 'Banco', 'Empresa'],
};

/** What was written so far, with one more thing to say at its end: 'Porte: '. */
export const comAssunto = (observacao: string, assunto: string): string =>
  `${observacao.trim() && `${observacao.trimEnd()}\n`}${assunto}: `;

/** Whether an observation says nothing yet: at most what it is about. */
export const semDizer = (observacao: string): boolean =>
  observacao.split('\n').every((linha) => /^$|:$/.test(linha.trim()));

const escrito = (valor: unknown) =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor) : '';

/** What the register says of the fields, as the form holds it. */
export const valoresDe = (
  alvo: AlvoDaCorrecao,
  atual: Readonly<Record<string, unknown>>,
): Valores =>
  Object.fromEntries(
    Object.keys(camposDoAlvo(alvo)).map((campo) => [campo, escrito(atual[campo])]),
  );

/** What a proposal begins with, beside what the register says. */
export const comecoDe = (alvo: AlvoDaCorrecao, hoje: string): Valores => {
  if (alvo === 'saida_de_contato') return { situacao: 'saiu' };
  if (alvo === 'encerramento_de_conta') return { encerrada_em: hoje };
  return alvo === 'nova_conta' ? { tipo: 'corrente' } : {};
};

const ehConta = (alvo: AlvoDaCorrecao) => alvo === 'nova_conta';

/** Whether a field is asked for: of a new account those that its kind has; a departure has none. */
export const pede = (alvo: AlvoDaCorrecao, campo: string, { tipo }: Valores): boolean =>
  campo !== 'situacao' && (!ehConta(alvo) || tipoTem(tipo as TipoDaConta, campo));

/** Whether a proposal cannot be without a field. */
export function exige(alvo: AlvoDaCorrecao, campo: string, { tipo }: Valores): boolean {
  if (ehConta(alvo)) return campo === 'tipo' || tipoExige(tipo as TipoDaConta, campo);
  return campo === 'encerrada_em' || (alvo === 'novo_contato' && campo === 'nome');
}

function valorDe({ tipo }: CampoDaCorrecao, escritoNele: string) {
  const valor = escritoNele.trim();
  if (tipo === 'texto') return valor;
  if (valor === '') return null;
  return tipo === 'numero' ? Number(valor) : valor;
}

/** Only what was changed, as the contract has it. */
export function mudadosEm(alvo: AlvoDaCorrecao, antes: Valores, depois: Valores) {
  const mudados = Object.entries(camposDoAlvo(alvo)).filter(
    ([campo]) =>
      antes[campo] !== depois[campo] && (campo === 'situacao' || pede(alvo, campo, depois)),
  );
  return Object.fromEntries(
    mudados.map(([campo, definicao]) => [campo, valorDe(definicao, depois[campo] ?? '')]),
  );
}
