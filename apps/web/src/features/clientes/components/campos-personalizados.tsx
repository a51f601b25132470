import type { CampoPersonalizado } from '@dominio/contrato/campos-personalizados';
import { lerValorDoCampo } from '@dominio/contrato/campos-personalizados';
import type { Cliente } from '@dominio/contrato/clientes';
import { diaEscrito } from '@dominio/contrato/datas';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { Secao } from '../../../components/painel/secao.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { camposPersonalizadosOptions } from '../../../consultas/campos-personalizados.ts';
import { formatarNumero } from '../../../lib/formato.ts';
import { lerNumero } from '../../../lib/numeros.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import {
  type PropriedadeDoRegistro,
  PropriedadesDoRegistro,
} from '../../../registros/propriedades-do-registro.tsx';
import { clientes } from '../clientes.queries.ts';
import { mudadasNaFicha } from '../ficha.formulario.ts';
import { HistoricoDoCampo } from './historico-do-campo.tsx';

/** The values of the form, by `campo-7`: blank for none. */
type Valores = Record<string, string>;
type Propriedade = PropriedadeDoRegistro<typeof clientes.endpoints, Valores>;

const chaveDe = (id: number | string) => `campo-${id}`;
const SIM_OU_NAO = [
  { valor: 'true', rotulo: 'Sim' },
  { valor: 'false', rotulo: 'Não' },
];

const valoresDe = ({ campos_personalizados: valores }: Cliente): Valores =>
  Object.fromEntries(
    Object.entries(valores).map(([id, valor]) => [
      chaveDe(id),
      typeof valor === 'number' ? String(valor).replace('.', ',') : String(valor ?? ''),
    ]),
  );

/** What is typed, as the contract has it. */
function lerDigitado({ tipo }: CampoPersonalizado, digitado = '') {
  const texto = digitado.trim();
  if (texto === '') return null;
  if (tipo === 'sim_nao') return texto === 'true';
  return tipo === 'numero' ? lerNumero(texto) : texto;
}

function escrito({ tipo, id }: CampoPersonalizado, { campos_personalizados: valores }: Cliente) {
  const valor = valores[id];
  if (valor === undefined || valor === null) return null;
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (typeof valor === 'number') return formatarNumero(valor);
  return tipo === 'data' ? diaEscrito(valor) : valor;
}

interface PropsDaEntrada {
  campo: CampoPersonalizado;
  form: Parameters<NonNullable<Exclude<Propriedade['edicao'], false>>['entrada']>[0];
}

function Entrada({ campo, form }: PropsDaEntrada) {
  const hoje = useHoje();
  const { nome, tipo, opcoes } = campo;
  const chave = chaveDe(campo.id);
  const value = form.values[chave] ?? '';
  const comum = { ...form.getInputProps(chave), label: nome, value };
  const mudar = (valor: string | null) => form.setFieldValue(chave, valor ?? '');
  if (tipo === 'data') return <CampoData {...comum} hoje={hoje} onChange={mudar} />;
  if (tipo === 'lista' || tipo === 'sim_nao') {
    const lista = opcoes.map((opcao) => ({ valor: opcao, rotulo: opcao }));
    return (
      <CampoDeEscolha {...comum} opcoes={tipo === 'lista' ? lista : SIM_OU_NAO} onChange={mudar} />
    );
  }
  return (
    <TextInput {...comum} inputMode={tipo === 'numero' ? 'decimal' : 'text'} autoComplete="off" />
  );
}

function propriedade(
  cliente: Cliente,
  campo: CampoPersonalizado,
  podeEditar: boolean,
): Propriedade {
  const { id, nome } = campo;
  const chave = chaveDe(id);
  return {
    nome,
    valor: escrito(campo, cliente),
    aoLado: <HistoricoDoCampo clienteId={cliente.id} nome={nome} campos={id} />,
    edicao: podeEditar && {
      campos: [chave],
      corpoDe: (valores) => ({
        campos_personalizados: { [id]: lerDigitado(campo, valores[chave]) },
      }),
      validar: (valores) => {
        const lido = lerValorDoCampo(campo, lerDigitado(campo, valores[chave]));
        return 'erro' in lido ? { [chave]: lido.erro } : {};
      },
      entrada: (form) => <Entrada campo={campo} form={form} />,
    },
  };
}

/** The firm's own fields in a client's record; nothing where the firm has none. */
export function CamposPersonalizados({
  cliente,
  podeEditar,
}: {
  cliente: Cliente;
  podeEditar: boolean;
}) {
  return (
    <Lido consulta={useQuery(camposPersonalizadosOptions())} oQue="os campos do escritório">
      {(todos) => {
        const campos = todos.filter(({ arquivado }) => !arquivado);
        return (
          campos.length > 0 && (
            <Secao titulo="Campos do escritório">
              <PropriedadesDoRegistro
                recurso={clientes}
                registro={cliente}
                valoresDe={valoresDe}
                mudadas={mudadasNaFicha(todos)}
                nomes={Object.fromEntries(
                  campos.map(({ id }) => [`campos_personalizados.${id}`, chaveDe(id)]),
                )}
                propriedades={campos.map((campo) => propriedade(cliente, campo, podeEditar))}
              />
            </Secao>
          )
        );
      }}
    </Lido>
  );
}
