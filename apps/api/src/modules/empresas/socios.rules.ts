import { diaEscrito } from '@dominio/contrato/datas';
import { ocultarCpf } from '@dominio/contrato/documentos';
import {
  documentoEscrito,
  ehCpf,
  participacaoEscrita,
  type Socio,
  TODA_A_EMPRESA,
} from '@dominio/contrato/empresas-socios';
import type { CampoInvalido } from '@dominio/contrato/erros';

const atual = ({ ate }: Socio) => ate === null;

/** What is wrong with the days and the share of one partner, by the names of its fields. */
function* errosDoSocio(socio: Socio, hoje: string): Generator<CampoInvalido> {
  const { desde, ate, administrador, participacao_milionesimos } = socio;
  if (desde !== null && desde > hoje) {
    yield { campo: 'desde', mensagem: 'A entrada não pode estar no futuro.' };
  }
  if (ate !== null && ate > hoje) {
    yield { campo: 'ate', mensagem: 'A saída não pode estar no futuro.' };
  } else if (desde !== null && ate !== null && ate < desde) {
    yield { campo: 'ate', mensagem: 'A saída não pode ser antes da entrada.' };
  }
  if (participacao_milionesimos === 0 && !administrador) {
    yield {
      campo: 'participacao_milionesimos',
      mensagem: 'Só um administrador pode ter participação zero.',
    };
  }
}

/**
 * What is wrong with the partners of a company, each fault at its line (`socios.1.ate`): those who are
 * partners today are listed once each, and share exactly the whole of it.
 *
 * @param hoje the day on the firm's calendar.
 */
export function errosDosSocios(socios: readonly Socio[], hoje: string): CampoInvalido[] {
  const erros = socios.flatMap((socio, i) => {
    const outro = socios.slice(0, i).find((um) => atual(um) && um.cpf_cnpj === socio.cpf_cnpj);
    const repetido = atual(socio) && outro !== undefined;
    return [
      ...(repetido
        ? [{ campo: 'cpf_cnpj', mensagem: `${outro.nome} já está na lista com este número.` }]
        : []),
      ...errosDoSocio(socio, hoje),
    ].map(({ campo, mensagem }) => ({ campo: `socios.${i}.${campo}`, mensagem }));
  });
  const atuais = socios.filter(atual);
  const soma = atuais.reduce((total, um) => total + um.participacao_milionesimos, 0);
  if (atuais.length === 0 || soma === TODA_A_EMPRESA) return erros;
  const mensagem = `A participação dos sócios atuais soma ${participacaoEscrita(soma)}. Ajuste para somar 100%.`;
  return [...erros, { campo: 'socios', mensagem }];
}

/** A partner as whoever may not change the company sees it: of a CPF, enough to tell two apart. */
export const semCpfInteiro = <S extends Pick<Socio, 'cpf_cnpj'>>(socio: S): S =>
  ehCpf(socio.cpf_cnpj) ? { ...socio, cpf_cnpj: ocultarCpf(socio.cpf_cnpj) ?? '' } : socio;

/** A partner in words, with a CPF masked: 'Ana Prado, ***.456.789-**, 60%, administra'. */
const emPalavras = (socio: Socio): string =>
  [
    socio.nome,
    documentoEscrito(semCpfInteiro(socio).cpf_cnpj),
    socio.qualificacao,
    participacaoEscrita(socio.participacao_milionesimos),
    socio.administrador && 'administra',
    socio.desde && `desde ${diaEscrito(socio.desde)}`,
    socio.ate && `até ${diaEscrito(socio.ate)}`,
  ]
    .filter(Boolean)
    .join(', ');

/**
 * A change of partners for the audit log. A CPF that shows the same digits as the one before it is
 * marked, so that its change leaves a trace.
 */
export function mudancaDosSocios(antes: readonly Socio[], depois: readonly Socio[]) {
  const ditos = antes.map(emPalavras);
  return {
    antes: { socios: ditos },
    depois: {
      socios: depois.map((socio) => {
        const dito = emPalavras(socio);
        const iguais = antes.filter((_, i) => ditos[i] === dito);
        const outroNumero =
          iguais.length > 0 && !iguais.some(({ cpf_cnpj }) => cpf_cnpj === socio.cpf_cnpj);
        return outroNumero ? `${dito} (corrigido)` : dito;
      }),
    },
  };
}
