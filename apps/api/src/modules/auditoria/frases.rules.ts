import type { LinhaDita, ObjetoAuditado } from '../../platform/auditoria/palavras.ts';
import { type Campos, camposMudados } from './campos.rules.ts';

/** Ending of an action → its verb: 'time.criado', 'empresa.criada'. */
const VERBOS: readonly (readonly [RegExp, string])[] = [
  [/^criad[oa]s?$/, 'criou'],
  [/^(alterad|atualizad|mudad|editad)[oa]s?$/, 'alterou'],
  [/^(excluid|removid|apagad)[oa]s?$/, 'excluiu'],
  [/^(lid)[oa]s?$/, 'leu'],
  [/^exportad[oa]s?$/, 'exportou'],
  [/^importad[oa]s?$/, 'importou'],
  [/^logo_alterado$/, 'trocou o logo de'],
  [/^logo_removido$/, 'removeu o logo de'],
];

/** The most fields that a sentence names; beyond that they are counted. */
const MAXIMO_DE_CAMPOS = 3;

interface Alvo {
  readonly tipo: string;
  readonly nome: string;
}

interface Palavras {
  readonly objetos: ReadonlyMap<string, ObjetoAuditado>;
  readonly assuntos: ReadonlyMap<string, string>;
  readonly feitos: ReadonlyMap<string, string>;
  readonly frases: ReadonlyMap<string, string | ((linha: LinhaDita) => string)>;
}

const CONTRAIDO = { o: 'do', a: 'da' } as const;
const DATIVO = { o: 'ao', a: 'à' } as const;

const enumerar = (itens: readonly string[]) =>
  itens.length < 2 ? itens.join('') : `${itens.slice(0, -1).join(', ')} e ${itens.at(-1)}`;

const comMaiuscula = (frase: string) => `${frase.charAt(0).toUpperCase()}${frase.slice(1)}`;

/** The sentences of the log, by the words of the modules. */
export function criarFrases(
  { objetos, assuntos, feitos, frases }: Palavras,
  { campoDe }: Pick<Campos, 'campoDe'>,
) {
  function formas(alvo: Alvo | null) {
    if (!alvo) return { o: '', de: '', a: '', em: '', como: '' };
    const { artigo, nome: tipo } = objetos.get(alvo.tipo) ?? {
      artigo: 'o',
      nome: alvo.tipo.replaceAll('_', ' '),
    };
    const nome = `${tipo} ${alvo.nome}`;
    return {
      o: `${artigo} ${nome}`,
      de: `${CONTRAIDO[artigo]} ${nome}`,
      a: `${DATIVO[artigo]} ${nome}`,
      em: ` (${nome})`,
      como: alvo.nome && ` como ${alvo.nome}`,
    };
  }

  /** An edit names what it changed: 'alterou grupo e time do usuário Bruno Lima'. */
  function fraseDaEdicao({ acao, antes, depois }: LinhaDita, alvo: Alvo): string {
    const campos = camposMudados(antes, depois);
    const { o, de } = formas(alvo);
    if (campos.length === 0) return `alterou ${o}`;
    if (campos.length > MAXIMO_DE_CAMPOS) return `alterou ${campos.length} campos ${de}`;
    return `alterou ${enumerar(campos.map((campo) => campoDe(acao, campo).rotulo))} ${de}`;
  }

  /** The status that a change led to: ' para Ativo'. */
  function novoStatus({ acao, depois }: LinhaDita): string {
    const campo = depois && 'status_contrato' in depois ? 'status_contrato' : 'status';
    const status = depois?.[campo];
    return typeof status === 'string'
      ? ` para ${campoDe(acao, campo).palavras?.[status] ?? status}`
      : '';
  }

  /** An action's name in the filter: 'Usuário: dados lidos'. */
  function rotuloDaAcao(acao: string): string {
    const [tipo = '', fim = ''] = acao.split('.');
    const assunto = (objetos.get(tipo)?.nome ?? assuntos.get(tipo) ?? tipo).replaceAll('_', ' ');
    const feito = (feitos.get(fim) ?? fim).replaceAll('_', ' ');
    return `${comMaiuscula(assunto)}${feito && `: ${feito}`}`;
  }

  /** A kind of record's name in the filter. */
  const rotuloDoObjeto = (tipo: string): string =>
    comMaiuscula(objetos.get(tipo)?.nome ?? tipo.replaceAll('_', ' '));

  /** What was done, without the subject: 'alterou grupo do usuário Bruno Lima'. */
  function predicado(linha: LinhaDita, alvo: Alvo | null): string {
    const { acao } = linha;
    const [tipo = '', fim = ''] = acao.split('.');
    const com = {
      ...formas(alvo ?? (objetos.has(tipo) ? { tipo, nome: '' } : null)),
      para: novoStatus(linha),
    };
    const propria = frases.get(acao);
    if (typeof propria === 'function') return propria(linha);
    if (propria) {
      return propria
        .replaceAll(/\{(o|de|a|em|como|para)\}/g, (_, forma: keyof typeof com) => com[forma])
        .trim();
    }
    // 'chave_de_acesso.criada' about a person did not create the person: the verb holds only for a
    // record of the action's own noun.
    const doAlvo = !alvo || alvo.tipo === tipo;
    const verbo = doAlvo ? VERBOS.find(([padrao]) => padrao.test(fim))?.[1] : undefined;
    if (!verbo) return `${rotuloDaAcao(acao).toLowerCase()}${formas(alvo).em}`;
    if (verbo === 'alterou' && alvo) return fraseDaEdicao(linha, alvo);
    if (verbo.endsWith(' de')) return `${verbo.slice(0, -2)}${com.de}`.trim();
    return `${verbo} ${com.o || tipo.replaceAll('_', ' ')}`.trim();
  }

  return { predicado, rotuloDaAcao, rotuloDoObjeto };
}
