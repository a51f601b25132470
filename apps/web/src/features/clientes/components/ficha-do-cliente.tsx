import { NOME_DO_CANAL } from '@dominio/contrato/canais-do-contato';
import type { Cliente } from '@dominio/contrato/clientes';
import {
  NOME_DA_BASE,
  NOME_DA_FAIXA,
  NOME_DA_NATUREZA,
  NOME_DA_ORIGEM,
  NOME_DO_CONSENTIMENTO,
  NOME_DO_MEIO,
  NOME_DO_PORTE,
} from '@dominio/contrato/clientes-campos';
import { diaEscrito } from '@dominio/contrato/datas';
import { mascararCpf } from '@dominio/contrato/documentos';
import type { ReactNode } from 'react';
import { Secao } from '../../../components/painel/secao.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { formatarNumero } from '../../../lib/formato.ts';
import { enderecoDaRede, enderecoDoInstagram } from '../../../lib/ligacoes.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import {
  type PropriedadeDoRegistro,
  PropriedadesDoRegistro,
} from '../../../registros/propriedades-do-registro.tsx';
import { clientes } from '../clientes.queries.ts';
import {
  corpoDaFicha,
  errosDaFicha,
  ROTULOS_DA_FICHA,
  type ValoresDaFicha,
  valoresDaFicha,
} from '../ficha.formulario.ts';
import { useMudadasNaFicha } from '../use-mudadas-na-ficha.ts';
import { type CampoDaFicha, CamposDaFicha } from './campos-da-ficha.tsx';
import { CamposPersonalizados } from './campos-personalizados.tsx';
import { CnpjDoCliente } from './cnpj-do-cliente.tsx';
import classes from './ficha-do-cliente.module.css';
import { HistoricoDoCampo } from './historico-do-campo.tsx';
import { SituacaoDoCliente } from './situacao-do-cliente.tsx';

type Propriedade = PropriedadeDoRegistro<typeof clientes.endpoints, ValoresDaFicha>;

const ligacao = (endereco: string, escrito: string) => (
  <a href={endereco} target="_blank" rel="noreferrer">
    {escrito}
  </a>
);

const simOuNao = (valor: boolean | null) => (valor === null ? null : valor ? 'Sim' : 'Não');

function naturezaEscrita({ natureza, cpf }: Cliente) {
  const nome = NOME_DA_NATUREZA[natureza];
  return cpf ? `${nome} · CPF ${mascararCpf(cpf)}` : nome;
}

/** What each field is in words; those left out are written as they are. */
const ESCRITOS: Readonly<Partial<Record<CampoDaFicha, (cliente: Cliente) => ReactNode>>> = {
  natureza: naturezaEscrita,
  porte: ({ porte }) => porte && NOME_DO_PORTE[porte],
  origem: ({ origem }) => origem && NOME_DA_ORIGEM[origem],
  tags: ({ tags }) => tags.join(', '),
  data_inicio: ({ data_inicio }) => data_inicio && diaEscrito(data_inicio),
  canal_preferido: ({ canal_preferido }) => canal_preferido && NOME_DO_CANAL[canal_preferido],
  particularidades: ({ particularidades }) =>
    particularidades && <p className={classes.linhas}>{particularidades}</p>,
  tem_folha: ({ tem_folha }) => simOuNao(tem_folha),
  numero_funcionarios: ({ numero_funcionarios: quantos }) =>
    quantos === null ? null : formatarNumero(quantos),
  faturamento_faixa: ({ faturamento_faixa: faixa }) => faixa && NOME_DA_FAIXA[faixa],
  meios_recebimento: ({ meios_recebimento }) =>
    meios_recebimento.map((meio) => NOME_DO_MEIO[meio]).join(', '),
  base_legal: ({ base_legal }) => base_legal && NOME_DA_BASE[base_legal],
  consentimentos: ({ consentimentos }) =>
    consentimentos.map((um) => NOME_DO_CONSENTIMENTO[um]).join(', '),
  site: ({ site }) => site && ligacao(enderecoDaRede(site), site),
  instagram: ({ instagram }) => instagram && ligacao(enderecoDoInstagram(instagram), instagram),
};

/** What is followed, read or copied rather than clicked to be changed. */
const LIDOS: readonly CampoDaFicha[] = ['particularidades', 'site', 'instagram'];

/** Fields that are one question. */
const JUNTOS: Readonly<Partial<Record<CampoDaFicha, readonly CampoDaFicha[]>>> = {
  natureza: ['natureza', 'cpf'],
};

interface Parte {
  titulo: string;
  descricao?: string;
  campos: readonly CampoDaFicha[];
}

const IDENTIFICACAO: Parte = {
  titulo: 'Identificação',
  campos: ['nome', 'natureza', 'segmento', 'porte', 'origem', 'curva', 'tags'],
};
const RELACIONAMENTO: Parte = {
  titulo: 'Relacionamento',
  campos: ['data_inicio', 'canal_preferido', 'horario_contato', 'particularidades'],
};
const OPERACIONAL: Parte = {
  titulo: 'Fiscal e operacional',
  campos: ['tem_folha', 'numero_funcionarios', 'faturamento_faixa', 'meios_recebimento'],
};
const REDES: Parte = { titulo: 'Redes', campos: ['site', 'instagram'] };
const LGPD: Parte = {
  titulo: 'LGPD',
  descricao: 'Por que o escritório trata os dados pessoais deste cliente, e com quem falar deles.',
  campos: ['base_legal', 'encarregado', 'consentimentos'],
};

function propriedade(cliente: Cliente, campo: CampoDaFicha, podeEditar: boolean): Propriedade {
  const campos = JUNTOS[campo] ?? [campo];
  const nome = ROTULOS_DA_FICHA[campo];
  return {
    nome,
    valor: (ESCRITOS[campo] ?? (() => String(cliente[campo] ?? '')))(cliente),
    aoLado: <HistoricoDoCampo clienteId={cliente.id} nome={nome} campos={campos} />,
    larga: campo === 'particularidades' && cliente.particularidades !== null,
    inteira: !LIDOS.includes(campo),
    edicao: podeEditar && {
      campos,
      corpoDe: (valores) => corpoDaFicha(valores, campos),
      validar: (valores) => errosDaFicha(valores, campos),
      entrada: (form) => <CamposDaFicha form={form} campos={campos} />,
    },
  };
}

interface Props {
  cliente: Cliente;
  /** Above who the client is. */
  logo: ReactNode;
  /** Who serves the client, told with how they relate to it. */
  atendimento?: ReactNode;
  /** How its company is taxed, told with what the firm does for it. */
  regime?: ReactNode;
  /** Beside the CNPJ of its company. */
  receita?: ReactNode;
}

/** The record of a client in its sections, each field changed where it stands by whoever may. */
export function FichaDoCliente({ cliente, logo, atendimento, regime, receita }: Props) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('clientes:editar') && !soLeitura;
  const mudadas = useMudadasNaFicha();
  const parte = ({ titulo, descricao, campos }: Parte, antes?: ReactNode, depois?: ReactNode) => (
    <Secao titulo={titulo} descricao={descricao}>
      {antes}
      <PropriedadesDoRegistro
        recurso={clientes}
        registro={cliente}
        valoresDe={valoresDaFicha}
        mudadas={mudadas}
        propriedades={campos.map((campo) => propriedade(cliente, campo, podeEditar))}
      />
      {depois}
    </Secao>
  );
  return (
    <div className={classes.partes}>
      <div className={classes.coluna}>
        {parte(
          IDENTIFICACAO,
          <>
            {logo}
            <CnpjDoCliente {...cliente} receita={receita} />
            <SituacaoDoCliente cliente={cliente} podeEditar={podeEditar} />
          </>,
        )}
        {parte(REDES)}
        <CamposPersonalizados cliente={cliente} podeEditar={podeEditar} />
      </div>
      <div className={classes.coluna}>
        {parte(RELACIONAMENTO, null, atendimento)}
        {parte(OPERACIONAL, regime)}
        {parte(LGPD)}
      </div>
    </div>
  );
}
