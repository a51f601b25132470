import { NOME_DO_CANAL } from '@dominio/contrato/canais-do-contato';
import { type Contato, NOME_DA_INFLUENCIA } from '@dominio/contrato/contatos';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { Fragment, type ReactNode } from 'react';
import { ComQuebras } from '../../../components/ui/com-quebras.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { enderecoDoTelefone, enderecoDoWhatsapp } from '../../../lib/ligacoes.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import {
  type PropriedadeDoRegistro,
  PropriedadesDoRegistro,
} from '../../../registros/propriedades-do-registro.tsx';
import {
  aniversarioEscrito,
  corpoDe,
  errosDe,
  ORDEM,
  ROTULOS,
  type Valores,
  valoresDe,
} from '../contatos.formulario.ts';
import { contatos } from '../contatos.queries.ts';
import { enviosEscritos, papeisEscritos } from '../contatos.registro.ts';
import { ENTRADAS, ehEnvio } from './campos-do-contato.tsx';
import classes from './propriedades-do-contato.module.css';

type Propriedade = PropriedadeDoRegistro<typeof contatos.endpoints, Valores>;
type Campo = keyof Valores;

const ligacao = (href: string, texto: ReactNode, fora = false) => (
  <a href={href} {...(fora && { target: '_blank', rel: 'noreferrer' })}>
    {texto}
  </a>
);

/** What each field is, in words or as the way to reach the contact. */
const ESCRITOS: Readonly<Partial<Record<Campo, (contato: Contato) => ReactNode>>> = {
  papeis: papeisEscritos,
  telefone: ({ telefone }) =>
    telefone && ligacao(enderecoDoTelefone(telefone), telefoneEscrito(telefone)),
  whatsapp: ({ whatsapp }) =>
    whatsapp && ligacao(enderecoDoWhatsapp(whatsapp), telefoneEscrito(whatsapp), true),
  email: ({ email }) => email && ligacao(`mailto:${email}`, <ComQuebras texto={email} />),
  canal_preferido: ({ canal_preferido }) => canal_preferido && NOME_DO_CANAL[canal_preferido],
  aniversario: ({ aniversario }) => aniversarioEscrito(aniversario),
  influencia: ({ influencia }) => influencia && NOME_DA_INFLUENCIA[influencia],
  empresa_id: ({ empresa_nome }) => empresa_nome,
};

/** What is followed or copied rather than clicked to be changed. */
const LIDOS: readonly Campo[] = ['telefone', 'whatsapp', 'email', 'observacoes'];
const ENVIADOS = ORDEM.filter(ehEnvio);

/** Those of these fields in a form's values, as they are sent. */
const soDe = (campos: readonly Campo[], valores: Valores) => {
  const corpo = corpoDe(valores);
  return Object.fromEntries(campos.map((campo) => [campo, corpo[campo]]));
};

/** One property of these fields: what a contact is sent is one question. */
function propriedade(
  contato: Contato,
  { campos, nome, valor }: { campos: readonly Campo[]; nome: string; valor: ReactNode },
  podeEditar: boolean,
): Propriedade {
  const [primeiro] = campos;
  return {
    nome,
    valor,
    larga: primeiro === 'observacoes',
    inteira: !LIDOS.some((um) => um === primeiro),
    edicao: podeEditar && {
      campos,
      corpoDe: (valores) => soDe(campos, valores),
      validar: (valores) => {
        const erros = errosDe(valores);
        return Object.fromEntries(
          campos.flatMap((campo) => (erros[campo] ? [[campo, erros[campo]]] : [])),
        );
      },
      entrada: (form) => (
        <Stack gap="xs">
          {campos.map((campo) => (
            <Fragment key={campo}>{ENTRADAS[campo](form, contato.cliente_id, contato.id)}</Fragment>
          ))}
        </Stack>
      ),
    },
  };
}

/** All data of a contact, each changed where it stands by whoever may. */
export function PropriedadesDoContato({ contato }: { contato: Contato }) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('contatos_importantes:editar') && !soLeitura;
  const veEmpresas = usePode('empresas:visualizar');
  const sozinhos = ORDEM.filter((campo) => !ehEnvio(campo) && campo !== 'observacoes');
  const linhas = [
    ...sozinhos.map((campo) => ({
      campos: [campo],
      nome: ROTULOS[campo],
      valor: (ESCRITOS[campo] ?? (() => String(contato[campo] ?? '')))(contato),
    })),
    { campos: ENVIADOS, nome: 'Recebe', valor: enviosEscritos(contato) },
    {
      campos: [],
      nome: 'Área do cliente',
      valor: contato.usuario_id === null ? 'Sem acesso' : 'Tem acesso',
    },
    {
      campos: ['observacoes'] as const,
      nome: ROTULOS.observacoes,
      valor: contato.observacoes && <p className={classes.linhas}>{contato.observacoes}</p>,
    },
  ];
  return (
    <PropriedadesDoRegistro
      recurso={contatos}
      registro={contato}
      valoresDe={valoresDe}
      propriedades={linhas.map((linha) =>
        propriedade(
          contato,
          linha,
          podeEditar && linha.campos.length > 0 && (linha.campos[0] !== 'empresa_id' || veEmpresas),
        ),
      )}
    />
  );
}
