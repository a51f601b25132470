import type { Empresa } from '@dominio/contrato/empresas';
import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import type {
  PendenciasDaEmpresa as Pendencias,
  ProblemaDaEmpresa,
} from '@dominio/contrato/empresas-qualidade';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatarDia } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { pendenciasOptions } from '../empresas.queries.ts';
import classes from './qualidade.module.css';

interface Props {
  empresa: Empresa;
  /** Opens another company in this drawer. */
  aoAbrir: (id: number) => void;
}

const emPalavras = (situacao: Pendencias['pessoas'][number]['situacao']) =>
  situacao === 'desligado' ? 'saiu do escritório' : 'está com o acesso suspenso';

/** A link to a record for somebody with the permission to open it; without it, the text alone. */
function Caminho({ pede, para, children }: { pede: string; para: string; children: ReactNode }) {
  return usePode(pede) ? <Link to={para}>{children}</Link> : children;
}

const DO_ENDERECO = {
  cep: 'CEP',
  logradouro: 'logradouro',
  municipio: 'município',
  uf: 'estado',
} as const;

const emLista = new Intl.ListFormat('pt-BR');

/** 'No endereço falta CEP.', 'No endereço faltam município e estado.' */
function faltaNoEndereco(empresa: Empresa): string {
  const faltas = (Object.keys(DO_ENDERECO) as (keyof typeof DO_ENDERECO)[])
    .filter((campo) => !empresa[campo])
    .map((campo) => DO_ENDERECO[campo]);
  return `No endereço ${faltas.length === 1 ? 'falta' : 'faltam'} ${emLista.format(faltas)}.`;
}

interface Frase {
  id: string;
  frase: ReactNode;
}

/**
 * Each problem as a sentence that links to the record where it is solved. The server leaves
 * contract and person out for somebody who may not open them.
 */
const FRASES: Record<ProblemaDaEmpresa, (props: Props, p: Pendencias) => readonly Frase[]> = {
  sem_contrato: ({ empresa: { cliente_id, cliente_nome } }) => [
    {
      id: 'sem-contrato',
      frase: (
        <>
          Nenhum contrato em vigor vale para esta empresa.{' '}
          <Caminho pede="contratos:visualizar" para={`/contratos?cliente_id=${cliente_id}`}>
            Contratos de {cliente_nome}
          </Caminho>
        </>
      ),
    },
  ],
  contrato_vencido: (_props, { contratos }) =>
    contratos.length === 0
      ? [{ id: 'contrato-vencido', frase: 'Um contrato está ativo e já passou do fim.' }]
      : contratos.map(({ id, numero_contrato, data_fim }) => ({
          id: `contrato-${id}`,
          frase: (
            <>
              <Caminho pede="contratos:visualizar" para={`/contratos?contrato=${id}`}>
                O contrato {numero_contrato}
              </Caminho>{' '}
              está ativo e terminou em {formatarDia(data_fim)}.
            </>
          ),
        })),
  sem_responsavel: ({ empresa: { cliente_nome } }) => [
    {
      id: 'sem-responsavel',
      frase: (
        <>
          Ninguém responde por esta empresa de {cliente_nome}.{' '}
          <Caminho pede="usuarios:visualizar" para="/gerenciar-usuarios?ativo=sim">
            Escolher quem responde
          </Caminho>
        </>
      ),
    },
  ],
  responsavel_inativo: ({ empresa: { cliente_nome } }, { pessoas }) =>
    pessoas.length === 0
      ? [
          {
            id: 'responsavel-inativo',
            frase: `Quem responde por ${cliente_nome} saiu ou está com o acesso suspenso.`,
          },
        ]
      : pessoas.map(({ id, nome, situacao }) => ({
          id: `pessoa-${id}`,
          frase: (
            <>
              <Caminho
                pede="usuarios:visualizar"
                para={`/gerenciar-usuarios?usuario=${id}&parte=clientes`}
              >
                {nome}
              </Caminho>{' '}
              {emPalavras(situacao)} e ainda responde por {cliente_nome}.
            </>
          ),
        })),
  razao_repetida: ({ aoAbrir }, { repetidas }) =>
    repetidas.map(({ id, razao_social, cliente_nome }) => ({
      id: `repetida-${id}`,
      frase: (
        <>
          Mesma razão social em outra ficha:{' '}
          <button type="button" onClick={() => aoAbrir(id)}>
            {razao_social}, do cliente {cliente_nome}
          </button>
        </>
      ),
    })),
  situacao_irregular: ({ empresa: { situacao_cadastral: situacao } }) => [
    {
      id: 'situacao',
      frase: `A Receita tem a empresa como ${situacao ? NOME_DA_SITUACAO_CADASTRAL[situacao].toLowerCase() : 'irregular'}.`,
    },
  ],
  sem_regime: () => [{ id: 'regime', frase: 'Nenhum regime tributário em vigor.' }],
  sem_cnae: () => [{ id: 'cnae', frase: 'Falta o CNAE principal.' }],
  endereco: ({ empresa }) => [{ id: 'endereco', frase: faltaNoEndereco(empresa) }],
  socios: () => [{ id: 'socios', frase: 'Nenhum sócio atual informado.' }],
  certificado: ({ empresa: { certificado_ate: ate } }) =>
    ate === null
      ? []
      : [
          {
            id: 'certificado',
            frase: `O certificado digital vale até ${formatarDia(ate)}. Renove-o.`,
          },
        ],
};

/** The problems of a company as a list; nothing where there are none. */
export function PendenciasDaEmpresa(props: Props) {
  const { data } = useQuery(pendenciasOptions(props.empresa.id));
  if (!data || data.problemas.length === 0) return null;
  return (
    <section className={classes.pendencias} aria-labelledby="pendencias-da-empresa">
      <h3 id="pendencias-da-empresa">A corrigir</h3>
      <ul>
        {data.problemas
          .flatMap((um) => FRASES[um](props, data))
          .map(({ id, frase }) => (
            <li key={id}>{frase}</li>
          ))}
      </ul>
    </section>
  );
}
