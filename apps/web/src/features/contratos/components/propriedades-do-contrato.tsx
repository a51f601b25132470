import type { ContratoAberto } from '@dominio/contrato/contratos';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import frases from '../../../components/ui/frases.module.css';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useEnderecoDoCliente } from '../../../lib/painel-do-cliente.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import type { Edicao } from '../../../registros/edicao-da-propriedade.tsx';
import { PropriedadesDoRegistro } from '../../../registros/propriedades-do-registro.tsx';
import { temFimMarcado } from '../contratos.encerramento.ts';
import {
  type AlcanceDoFormulario,
  estaEmVigor,
  NOMES,
  servicosDigitados,
  terminou,
  type ValoresDoContrato,
  valoresDoContrato,
  vigorEmPalavras,
} from '../contratos.formulario.ts';
import {
  type CampoEditavel,
  camposDoAditivo,
  corpoDoCampo,
  ehEditavel,
  errosDoCampo,
} from '../contratos.propriedades.ts';
import { contratos } from '../contratos.queries.ts';
import {
  CamposDoAditivo,
  DiaDoContrato,
  EmpresaDoContrato,
  type FormDoContrato,
  NumeroDeDias,
  NumeroDoContrato,
  ReajusteDoContrato,
  RenovacaoDoContrato,
  ResponsavelDoContrato,
  TimeDoContrato,
  ValorDoContrato,
} from './campos-do-contrato.tsx';
import { linhasDoContrato } from './dados-do-contrato.tsx';
import { ServicosDoContrato } from './servicos-do-contrato.tsx';

/** The input of each field. */
const ENTRADAS: Readonly<
  Record<CampoEditavel, (form: FormDoContrato, contrato: ContratoAberto) => ReactNode>
> = {
  empresa_id: (form, contrato) => <EmpresaDoContrato form={form} contrato={contrato} />,
  numero_contrato: (form, contrato) => <NumeroDoContrato form={form} contrato={contrato} />,
  responsavel: (form) => <ResponsavelDoContrato form={form} />,
  time_id: (form, contrato) => <TimeDoContrato form={form} contrato={contrato} />,
  servicos: (form, { ve_valor }) => <ServicosDoContrato form={form} veValor={ve_valor} />,
  valor: (form) => <ValorDoContrato form={form} />,
  data_inicio: (form) => <DiaDoContrato form={form} campo="data_inicio" />,
  data_fim: (form) => <DiaDoContrato form={form} campo="data_fim" />,
  dia_vencimento: (form) => <NumeroDeDias form={form} campo="dia_vencimento" />,
  indice_reajuste: (form) => <ReajusteDoContrato form={form} campo="indice_reajuste" />,
  mes_reajuste: (form) => <ReajusteDoContrato form={form} campo="mes_reajuste" />,
  data_assinatura: (form) => <DiaDoContrato form={form} campo="data_assinatura" />,
  aviso_previo_dias: (form) => <NumeroDeDias form={form} campo="aviso_previo_dias" />,
  renovacao_automatica: (form) => <RenovacaoDoContrato form={form} />,
};

/** Who answers for a contract; where it names nobody, who does for its client, which it says. */
function responsavelEmPalavras(contrato: ContratoAberto): string | null {
  const { responsavel_nome, responsaveis_do_cliente: doCliente } = contrato;
  if (responsavel_nome !== null || doCliente.length === 0) return responsavel_nome;
  const verbo = doCliente.length === 1 ? 'responde' : 'respondem';
  return `${doCliente.join(', ')} (${verbo} pelo cliente)`;
}

/** What is said of a change that nothing takes back. */
function fraseDoQueFica(fazAditivo: boolean, semValores: boolean): string | undefined {
  // An amendment is on record: only another one changes what it says.
  if (fazAditivo) return 'Aditivo registrado';
  // Whoever sees no amounts cannot give back that of a service that is removed.
  return semValores ? contratos.palavras.salvo : undefined;
}

/** How one field is changed; in a contract in force a term goes with its amendment. */
function edicaoDe(
  campo: CampoEditavel,
  contrato: ContratoAberto,
  alcance: AlcanceDoFormulario,
): Edicao<typeof contratos.endpoints, ValoresDoContrato> {
  const acompanham = camposDoAditivo(campo, alcance);
  const fazAditivo = acompanham.length > 0;
  const semValores = campo === 'servicos' && !alcance.veValor;
  return {
    campos: [campo],
    acompanham,
    corpoDe: (valores) => corpoDoCampo(campo, valores, alcance),
    validar: (valores) => errosDoCampo(campo, valores, alcance),
    definitiva: fraseDoQueFica(fazAditivo, semValores),
    entrada: (form) => (
      <>
        {ENTRADAS[campo](form, contrato)}
        {semValores && (
          <p className={frases.dica}>
            O valor combinado de um serviço que você remover se perde: não há como desfazer.
          </p>
        )}
        {fazAditivo && (
          <>
            <p className={frases.dica}>
              {vigorEmPalavras(contrato.status_contrato)}: a mudança fica registrada como aditivo.
            </p>
            <CamposDoAditivo form={form} />
          </>
        )}
      </>
    ),
  };
}

/** All data of a contract, each changed where it stands by whoever may, until the contract ends. */
export function PropriedadesDoContrato({ contrato }: { contrato: ContratoAberto }) {
  const { status_contrato: status, empresa_nome } = contrato;
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('contratos:editar') && !soLeitura && !terminou(status);
  const veEmpresas = usePode('empresas:visualizar');
  const aberto = useEnderecoDoCliente()(contrato.cliente_id);
  const alcance = { veValor: contrato.ve_valor, emVigor: estaEmVigor(status) };
  const linhas = linhasDoContrato({
    numero: contrato.numero_contrato,
    cliente: aberto ? <Link to={aberto}>{contrato.cliente_nome}</Link> : contrato.cliente_nome,
    empresa: empresa_nome ? { nome: empresa_nome, cnpj: contrato.cnpj } : null,
    servicos: servicosDigitados(valoresDoContrato(contrato).servicos, contrato.ve_valor),
    valor: contrato.valor_mensal_centavos,
    inicio: contrato.data_inicio,
    fim: contrato.data_fim,
    fimMarcado: temFimMarcado(contrato) ? contrato.encerra_em : null,
    condicoes: contrato,
    responsavel: responsavelEmPalavras(contrato),
    time: contrato.time_nome,
  });
  return (
    <PropriedadesDoRegistro
      recurso={contratos}
      registro={contrato}
      valoresDe={valoresDoContrato}
      nomes={NOMES}
      propriedades={linhas.map(([campo, nome, valor]) => ({
        nome,
        valor,
        campos: [campo],
        edicao:
          podeEditar &&
          ehEditavel(campo) &&
          (campo !== 'empresa_id' || veEmpresas) &&
          edicaoDe(campo, contrato, alcance),
      }))}
    />
  );
}
