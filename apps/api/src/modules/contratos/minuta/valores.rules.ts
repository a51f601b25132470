import { servicoEmPalavras } from '@dominio/contrato/contratos';
import { NOME_DO_INDICE, NOME_DO_MES } from '@dominio/contrato/contratos-termos';
import { diaEscrito } from '@dominio/contrato/datas';
import { mascararCnpj, mascararCpf } from '@dominio/contrato/documentos';
import { mascararCep } from '@dominio/contrato/enderecos-postais';
import type { Escritorio } from '@dominio/contrato/escritorio';
import type { Variavel } from '@dominio/contrato/modelos-minuta';
import extenso from 'extenso';
import type { LinhaDeContrato } from '../contratos.repository.ts';

/** What stands for a variable: words, several of them, or null where nothing is known. */
export type Valores = Readonly<Record<Variavel, string | readonly string[] | null>>;

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const EM_LISTA = new Intl.ListFormat('pt-BR');
const POR_EXTENSO = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

const emReais = (centavos: number) => REAIS.format(centavos / 100).replace(/\s/g, ' ');

/** An amount in words: 'mil e cem reais e cinco centavos'. */
export const valorPorExtenso = (centavos: number): string =>
  extenso((centavos / 100).toFixed(2), { mode: 'currency' });

interface Endereco {
  readonly cep: string | null;
  readonly logradouro: string | null;
  readonly numero: string | null;
  readonly complemento: string | null;
  readonly bairro: string | null;
  readonly municipio: string | null;
  readonly uf: string | null;
}

const cidade = ({ municipio, uf }: Endereco) => [municipio, uf].filter(Boolean).join('/') || null;

/** An address in one line; null for one without street and city. */
export function enderecoEscrito(onde: Endereco): string | null {
  const { cep, logradouro, numero, complemento, bairro, municipio } = onde;
  if (!logradouro || !municipio) return null;
  const partes = [logradouro, numero, complemento, bairro, cidade(onde)].filter(Boolean);
  return `${partes.join(', ')}${cep ? `, CEP ${mascararCep(cep)}` : ''}`;
}

function vigenciaEscrita({ data_inicio, data_fim }: LinhaDeContrato): string | null {
  if (!data_inicio) return null;
  return data_fim
    ? `de ${diaEscrito(data_inicio)} a ${diaEscrito(data_fim)}`
    : `a partir de ${diaEscrito(data_inicio)}, por prazo indeterminado`;
}

const servicosEscritos = ({ servicos }: LinhaDeContrato, comValores: boolean) =>
  servicos.length === 0
    ? null
    : servicos.map((um) =>
        comValores && um.valor_centavos !== null
          ? `${servicoEmPalavras(um)}: ${emReais(um.valor_centavos)} por mês`
          : servicoEmPalavras(um),
      );

/** Those between whom a contract is, as far as the reader may see them. */
export interface Partes {
  readonly cliente: { readonly nome: string; readonly cpf: string | null };
  /** The company that the contract names or, without one, the only company of the client. */
  readonly empresa: ({ readonly razao_social: string; readonly cnpj: string } & Endereco) | null;
  readonly empresas: readonly { readonly razao_social: string; readonly cnpj: string }[];
  readonly administradores: readonly string[];
  readonly escritorio: Escritorio;
}

const empresaEscrita = ({ razao_social, cnpj }: { razao_social: string; cnpj: string }) =>
  `${razao_social}, CNPJ ${mascararCnpj(cnpj)}`;

const comoTexto = (numero: number | null) => (numero === null ? null : String(numero));
const dia = (data: string | null) => data && diaEscrito(data);
const ouNada = <T>(lista: readonly T[]) => (lista.length > 0 ? lista : null);

/** What each variable of a template stands for, on the day `hoje` of the firm's calendar. */
export function valoresDaMinuta(
  contrato: LinhaDeContrato,
  { cliente, empresa, empresas, administradores, escritorio }: Partes,
  hoje: string,
): Valores {
  const { valor_mensal_centavos: valor, indice_reajuste, mes_reajuste } = contrato;
  const documento = empresa ? mascararCnpj(empresa.cnpj) : cliente.cpf && mascararCpf(cliente.cpf);
  return {
    numero: contrato.numero_contrato,
    cliente: empresa?.razao_social ?? cliente.nome,
    documento,
    endereco: empresa && enderecoEscrito(empresa),
    representantes: administradores.length > 0 ? EM_LISTA.format(administradores) : null,
    empresas: ouNada(empresas.map(empresaEscrita)),
    servicos: servicosEscritos(contrato, false),
    servicos_com_valores: servicosEscritos(contrato, true),
    valor_mensal: valor === null ? null : emReais(valor),
    valor_por_extenso: valor === null ? null : valorPorExtenso(valor),
    vigencia: vigenciaEscrita(contrato),
    data_inicio: dia(contrato.data_inicio),
    data_fim: dia(contrato.data_fim),
    dia_vencimento: comoTexto(contrato.dia_vencimento),
    indice_reajuste: indice_reajuste && NOME_DO_INDICE[indice_reajuste],
    mes_reajuste: mes_reajuste === null ? null : (NOME_DO_MES[mes_reajuste]?.toLowerCase() ?? null),
    aviso_previo: comoTexto(contrato.aviso_previo_dias),
    responsavel: contrato.responsavel_nome,
    escritorio: escritorio.nome || null,
    cnpj_escritorio: escritorio.cnpj && mascararCnpj(escritorio.cnpj),
    endereco_escritorio: enderecoEscrito(escritorio),
    cidade_escritorio: cidade(escritorio),
    data_hoje: POR_EXTENSO.format(new Date(hoje)),
  };
}
