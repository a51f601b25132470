import { type Dossie, dossieEndpoints, SECOES, SECOES_DO_DOSSIE } from '@dominio/contrato/dossie';
import { urlDoLogo } from '@dominio/contrato/escritorio';
import { responder } from '../rede.ts';
import { AGORA } from '../relogio.ts';

type Blocos = Dossie['secoes'][number]['blocos'];

const BLOCOS: Partial<Record<(typeof SECOES)[number], Blocos>> = {
  identificacao: [
    {
      titulo: null,
      valores: [{ nome: 'Segmento', valor: 'Alimentação' }],
      tabela: null,
      resto: null,
    },
    {
      titulo: 'LGPD',
      valores: [{ nome: 'Encarregado', valor: 'Marta Reis' }],
      tabela: null,
      resto: null,
    },
  ],
  contatos: [
    {
      titulo: null,
      valores: [],
      tabela: {
        nome: 'Contatos',
        colunas: ['Nome', 'E-mail'],
        linhas: [['Marta Reis', 'marta@padaria.com.br']],
      },
      resto: 'E mais 12.',
    },
  ],
};

/** Answers a client's dossier: two of its sections have something to tell, and those asked for are there. */
export const responderDossie = () =>
  responder(dossieEndpoints.ler, ({ query: { secoes = SECOES, de, ate } }) => ({
    cliente: { id: 31, nome: 'Padaria Aurora', cnpj: '11222333000181' },
    escritorio: { nome: 'Barreto Contabilidade', logo_url: urlDoLogo(null), tem_logo: false },
    gerado_em: AGORA.toISOString(),
    gerado_por: 'Ana Souza',
    de: de ?? null,
    ate: ate ?? null,
    secoes: SECOES.filter((secao) => secoes.includes(secao)).map((id) => ({
      id,
      titulo: SECOES_DO_DOSSIE[id].titulo,
      blocos: BLOCOS[id] ?? [],
    })),
  }));
