import { chavePixDita } from '@dominio/contrato/chaves-pix';
import type { ContaBancaria } from '@dominio/contrato/contas-bancarias';
import { NOME_DA_FORMA, NOME_DO_TIPO } from '@dominio/contrato/contas-bancarias-campos';
import { tipoExige, tipoTem } from '@dominio/contrato/contas-bancarias-tipos';
import { diaEscrito } from '@dominio/contrato/datas';
import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { Fragment, type ReactNode } from 'react';
import { mostrarDinheiro } from '../../../components/campos/dinheiro.ts';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import {
  type PropriedadeDoRegistro,
  PropriedadesDoRegistro,
} from '../../../registros/propriedades-do-registro.tsx';
import {
  type Campo,
  corpoDe,
  DO_SALDO,
  errosDe,
  NOMES,
  ROTULOS,
  type Valores,
  valoresDe,
} from '../contas-bancarias.formulario.ts';
import { contasBancarias } from '../contas-bancarias.queries.ts';
import { avisosEscritos, bancoEscrito, numeroEscrito } from '../contas-bancarias.registro.ts';
import { ENTRADAS } from './campos-da-conta.tsx';
import { ContaRepetida } from './conta-repetida.tsx';
import classes from './propriedades-da-conta.module.css';

type Propriedade = PropriedadeDoRegistro<typeof contasBancarias.endpoints, Valores>;

interface Linha {
  nome: string;
  valor: ReactNode;
  /** Fields that are changed together; none where it is only read. */
  campos: readonly Campo[];
  /** Fields that go along as they are, for a change that is undone to bring them back. */
  juntos?: readonly Campo[];
  inteira?: boolean;
}

const lista = (linhas: readonly (string | null)[]) => {
  const ditas = linhas.filter((linha) => linha !== null);
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

/** What tells one account from another: its kind decides which of it there is. */
const IDENTIDADE: readonly Campo[] = [
  'tipo',
  'apelido',
  'banco_ispb',
  'agencia',
  'conta',
  'digito',
  'dia_fechamento_fatura',
];

function saldoEscrito({ saldo_inicial_centavos: saldo, saldo_inicial_em: dia }: ContaBancaria) {
  if (saldo === null || saldo === undefined || dia === null) return null;
  return `${mostrarDinheiro(saldo)} em ${diaEscrito(dia)}`;
}

/** What is shown of an account, in its order. */
function linhasDe(conta: ContaBancaria): readonly Linha[] {
  const { tipo, dia_fechamento_fatura: dia, forma_extrato } = conta;
  const uma = (campo: Campo, valor: ReactNode, resto: Partial<Linha> = {}): readonly Linha[] =>
    tipoTem(tipo, campo) ? [{ nome: ROTULOS[campo], valor, campos: [campo], ...resto }] : [];
  return [
    ...(conta.avisos.length > 0
      ? [{ nome: 'A corrigir', valor: avisosEscritos(conta), campos: [] }]
      : []),
    {
      nome: 'Conta',
      valor: lista([
        NOME_DO_TIPO[tipo],
        bancoEscrito(conta),
        numeroEscrito(conta),
        dia === null ? null : `Fatura fecha no dia ${dia}`,
      ]),
      campos: IDENTIDADE,
      juntos: ['chaves_pix', 'gerente'],
      inteira: false,
    },
    ...uma('apelido', conta.apelido),
    ...uma('empresa_id', conta.empresa_nome),
    ...uma('chaves_pix', lista(conta.chaves_pix.map(chavePixDita)), { inteira: false }),
    ...uma('gerente', conta.gerente),
    ...(conta.ve_valor
      ? [{ nome: ROTULOS.saldo_inicial_centavos, valor: saldoEscrito(conta), campos: DO_SALDO }]
      : []),
    ...uma('forma_extrato', forma_extrato && NOME_DA_FORMA[forma_extrato]),
    ...uma('responsavel', conta.responsavel_extrato_nome),
    ...uma('conta_contabil', conta.conta_contabil),
  ];
}

/** Whether a field is drawn where what tells the account is changed. */
const cabe = ({ tipo }: Valores, campo: Campo, campos: readonly Campo[]) =>
  tipoTem(tipo, campo) &&
  (campo !== 'apelido' || campos.length === 1 || tipoExige(tipo, 'apelido'));

function propriedade(
  conta: ContaBancaria,
  { nome, valor, campos, juntos = [], inteira }: Linha,
  podeEditar: boolean,
): Propriedade {
  return {
    nome,
    valor,
    inteira,
    campos,
    edicao: podeEditar &&
      campos.length > 0 && {
        campos,
        corpoDe: (valores) => corpoDe(valores, [...campos, ...juntos]),
        validar: (valores) => errosDe(valores, campos),
        entrada: (form) => (
          <Stack gap="xs">
            {campos
              .filter((campo) => cabe(form.values, campo, campos))
              .map((campo) => (
                <Fragment key={campo}>{ENTRADAS[campo](form, conta.cliente_id)}</Fragment>
              ))}
            {campos === IDENTIDADE && (
              <ContaRepetida form={form} clienteId={conta.cliente_id} id={conta.id} />
            )}
          </Stack>
        ),
      },
  };
}

/** All data of an account, each changed where it stands by whoever may. */
export function PropriedadesDaConta({ conta }: { conta: ContaBancaria }) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('contas_bancarias:editar') && !soLeitura;
  const veEmpresas = usePode('empresas:visualizar');
  return (
    <PropriedadesDoRegistro
      recurso={contasBancarias}
      registro={conta}
      valoresDe={valoresDe}
      nomes={NOMES}
      propriedades={linhasDe(conta).map((linha) =>
        propriedade(conta, linha, podeEditar && (linha.campos[0] !== 'empresa_id' || veEmpresas)),
      )}
    />
  );
}
