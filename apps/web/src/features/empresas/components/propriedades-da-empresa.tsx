import { mascararCnpj } from '@dominio/contrato/documentos';
import { type Empresa, NOME_DO_TIPO } from '@dominio/contrato/empresas';
import { ISENTO, NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import { NOME_DO_TIPO_DE_CERTIFICADO } from '@dominio/contrato/empresas-certificado';
import { mascararCep } from '@dominio/contrato/enderecos-postais';
import { mascararCnae, mascararNatureza } from '@dominio/contrato/tabelas-oficiais';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useId } from 'react';
import { mostrarDinheiro } from '../../../components/campos/dinheiro.ts';
import { ComQuebras } from '../../../components/ui/com-quebras.tsx';
import { NumeroInteiro } from '../../../components/ui/numero-inteiro.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { formatarDia } from '../../../lib/formato.ts';
import { enderecoDoTelefone } from '../../../lib/ligacoes.ts';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import {
  mudadasEntre,
  type PropriedadeDoRegistro,
  PropriedadesDoRegistro,
} from '../../../registros/propriedades-do-registro.tsx';
import {
  type Campo,
  errosDe,
  parteDoCorpo,
  ROTULOS,
  type Valores,
  valoresDe,
} from '../empresas.formulario.ts';
import { empresas, matrizesOptions } from '../empresas.queries.ts';
import { lugarDaEmpresa } from '../empresas.registro.ts';
import { ENTRADAS } from './campos-da-empresa.tsx';
import classes from './empresa.module.css';
import { PrazoDoCertificado } from './prazo-do-certificado.tsx';

type Propriedade = PropriedadeDoRegistro<typeof empresas.endpoints, Valores>;

interface Linha {
  nome: string;
  valor: ReactNode;
  /** Fields that are changed together. */
  campos: readonly Campo[];
  /** False for what is followed, copied or listed rather than clicked to be changed. */
  inteira?: boolean;
}

const uma = (campo: Campo, valor: ReactNode, resto: Partial<Linha> = {}): Linha => ({
  nome: ROTULOS[campo],
  valor,
  campos: [campo],
  ...resto,
});

const lista = (linhas: readonly (string | null)[]) => {
  const ditas = linhas.filter((linha) => linha !== null && linha !== '');
  return (
    ditas.length > 0 && (
      <ul className={classes.linhas}>
        {ditas.map((linha) => (
          <li key={linha}>{linha}</li>
        ))}
      </ul>
    )
  );
};

const ENDERECO: readonly Campo[] = [
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'municipio',
  'uf',
  'municipio_ibge',
];

/** The address as an envelope has it, line by line. */
const enderecoEscrito = (empresa: Empresa) =>
  lista([
    [empresa.logradouro, empresa.numero, empresa.complemento].filter(Boolean).join(', '),
    empresa.bairro,
    [lugarDaEmpresa(empresa), empresa.municipio_ibge && `IBGE ${empresa.municipio_ibge}`]
      .filter(Boolean)
      .join(' · '),
    empresa.cep && mascararCep(empresa.cep),
  ]);

/** The main activity first. */
const cnaesEscritos = (empresa: Empresa) => {
  const { cnae_principal: principal, cnae_principal_nome, cnaes_secundarios_nomes } = empresa;
  return lista([
    principal && `${mascararCnae(principal)} ${cnae_principal_nome ?? ''} (principal)`,
    ...empresa.cnaes_secundarios.map(
      (codigo, i) => `${mascararCnae(codigo)} ${cnaes_secundarios_nomes[i] ?? ''}`,
    ),
  ]);
};

const CERTIFICADO: readonly Campo[] = [
  'certificado_tipo',
  'certificado_titular',
  'certificado_serie',
  'certificado_desde',
  'certificado_ate',
];

/** How long it is still valid, then what it is. */
const certificadoEscrito = (empresa: Empresa) => {
  const { certificado_tipo: tipo, certificado_desde: desde, certificado_ate: ate } = empresa;
  if (tipo === null || ate === null) return null;
  const validade = desde
    ? `${formatarDia(desde)} a ${formatarDia(ate)}`
    : `até ${formatarDia(ate)}`;
  const detalhe = [
    NOME_DO_TIPO_DE_CERTIFICADO[tipo],
    empresa.certificado_titular,
    empresa.certificado_serie && `série ${empresa.certificado_serie}`,
    validade,
  ];
  return (
    <>
      <PrazoDoCertificado ate={ate} />
      <div>{detalhe.filter(Boolean).join(' · ')}</div>
    </>
  );
};

/** What is shown of a company, in its sections. */
function secoesDe(
  empresa: Empresa,
  matriz: string | null,
): readonly (readonly [string, Linha[]])[] {
  const { natureza_juridica: natureza, situacao_cadastral, data_abertura, telefone } = empresa;
  const { capital_social_centavos: capital, inscricao_estadual, email } = empresa;
  return [
    [
      'Identificação',
      [
        uma('cnpj', <NumeroInteiro>{mascararCnpj(empresa.cnpj)}</NumeroInteiro>),
        uma('razao_social', empresa.razao_social),
        uma('nome_fantasia', empresa.nome_fantasia),
        uma(
          'tipo',
          [NOME_DO_TIPO[empresa.tipo], matriz && `de ${matriz}`].filter(Boolean).join(' '),
          {
            campos: ['tipo', 'matriz_id'],
          },
        ),
      ],
    ],
    [
      'Registro',
      [
        uma(
          'situacao_cadastral',
          situacao_cadastral && NOME_DA_SITUACAO_CADASTRAL[situacao_cadastral],
        ),
        uma(
          'natureza_juridica',
          natureza && `${mascararNatureza(natureza)} ${empresa.natureza_juridica_nome ?? ''}`,
        ),
        uma('cnae_principal', cnaesEscritos(empresa), {
          nome: 'CNAE',
          campos: ['cnae_principal', 'cnaes_secundarios'],
          inteira: false,
        }),
        uma('inscricao_estadual', inscricao_estadual === ISENTO ? 'Isento' : inscricao_estadual),
        uma('inscricao_municipal', empresa.inscricao_municipal),
        uma('data_abertura', data_abertura && formatarDia(data_abertura)),
        uma('capital_social_centavos', capital === null ? null : mostrarDinheiro(capital)),
      ],
    ],
    [
      'Certificado digital',
      [
        {
          nome: 'Certificado',
          valor: certificadoEscrito(empresa),
          campos: CERTIFICADO,
        },
      ],
    ],
    [
      'Endereço e contato',
      [
        { nome: 'Endereço', valor: enderecoEscrito(empresa), campos: ENDERECO, inteira: false },
        uma(
          'telefone',
          telefone && <a href={enderecoDoTelefone(telefone)}>{telefoneEscrito(telefone)}</a>,
          { inteira: false },
        ),
        uma(
          'email',
          email && (
            <a href={`mailto:${email}`}>
              <ComQuebras texto={email} />
            </a>
          ),
          {
            inteira: false,
          },
        ),
      ],
    ],
  ];
}

const propriedade = (
  empresa: Empresa,
  { nome, valor, campos, inteira }: Linha,
  podeEditar: boolean,
): Propriedade => ({
  nome,
  valor,
  inteira,
  campos,
  edicao: podeEditar && {
    campos,
    corpoDe: (valores) => parteDoCorpo(valores, campos),
    validar: (valores) => errosDe(valores, campos),
    entrada: (form) => (
      <Stack gap="xs">
        {campos.map((campo) => (
          <Fragment key={campo}>
            {ENTRADAS[campo](form, { clienteId: empresa.cliente_id, id: empresa.id })}
          </Fragment>
        ))}
      </Stack>
    ),
  },
});

/** The whole register of a company in sections, each fact changed where it stands by whoever may. */
export function PropriedadesDaEmpresa({ empresa }: { empresa: Empresa }) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePermissoesDoRecurso(empresas).podeEditar && !soLeitura;
  const { cliente_id, matriz_id } = empresa;
  const { data = [] } = useQuery({ ...matrizesOptions(cliente_id), enabled: matriz_id !== null });
  const matriz = data.find(({ id }) => id === matriz_id)?.razao_social ?? null;
  const base = useId();
  const secoes = secoesDe(empresa, matriz).map(([titulo, linhas]) => ({
    titulo,
    propriedades: linhas.map((linha) => propriedade(empresa, linha, podeEditar)),
  }));
  const mudadas = mudadasEntre(
    secoes.flatMap(({ propriedades }) => propriedades),
    valoresDe,
  );
  return secoes.map(({ titulo, propriedades }, i) => (
    <section key={titulo} aria-labelledby={`${base}-${i}`}>
      <h3 id={`${base}-${i}`} className={classes.titulo}>
        {titulo}
      </h3>
      <PropriedadesDoRegistro
        recurso={empresas}
        registro={empresa}
        valoresDe={valoresDe}
        mudadas={mudadas}
        propriedades={propriedades}
      />
    </section>
  ));
}
