import type { ContratoAberto } from '@dominio/contrato/contratos';
import type { ReactNode } from 'react';
import { Propriedade, Propriedades } from '../../../components/formulario/propriedades.tsx';
import frases from '../../../components/ui/frases.module.css';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { EdicaoDaPropriedade } from '../../../registros/edicao-da-propriedade.tsx';
import {
  type AlcanceDoFormulario,
  estaEmVigor,
  NOMES,
  terminou,
  valoresDoContrato,
} from '../contratos.formulario.ts';
import {
  type CampoEditavel,
  camposDe,
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
  NumeroDoContrato,
  ResponsavelDoContrato,
  ServicosDoContrato,
  TimeDoContrato,
  ValorDoContrato,
} from './campos-do-contrato.tsx';
import { linhasDoContrato } from './dados-do-contrato.tsx';

/** The input of each field. */
const ENTRADAS: Readonly<
  Record<CampoEditavel, (form: FormDoContrato, contrato: ContratoAberto) => ReactNode>
> = {
  empresa_id: (form, contrato) => <EmpresaDoContrato form={form} contrato={contrato} />,
  numero_contrato: (form, contrato) => <NumeroDoContrato form={form} contrato={contrato} />,
  responsavel: (form) => <ResponsavelDoContrato form={form} />,
  time_id: (form, contrato) => <TimeDoContrato form={form} contrato={contrato} />,
  servicos: (form) => <ServicosDoContrato form={form} />,
  valor: (form) => <ValorDoContrato form={form} />,
  data_inicio: (form) => <DiaDoContrato form={form} campo="data_inicio" />,
  data_fim: (form) => <DiaDoContrato form={form} campo="data_fim" />,
};

interface PropsDaEdicao {
  contrato: ContratoAberto;
  campo: CampoEditavel;
  nome: string;
  alcance: AlcanceDoFormulario;
  aoFechar: () => void;
}

function EdicaoDoCampo({ contrato, campo, nome, alcance, aoFechar }: PropsDaEdicao) {
  const campos = camposDe(campo, alcance);
  const fazAditivo = campos.length > 1;
  return (
    <EdicaoDaPropriedade
      recurso={contratos}
      registro={contrato}
      nome={nome}
      campos={campos}
      nomes={NOMES}
      valoresDe={valoresDoContrato}
      corpoDe={(valores) => corpoDoCampo(campo, valores, alcance)}
      validar={(valores) => errosDoCampo(campo, valores, alcance)}
      // An amendment is on record: only another one changes what it says.
      definitiva={fazAditivo ? 'Aditivo registrado' : undefined}
      aoFechar={aoFechar}
    >
      {(form) => (
        <>
          {ENTRADAS[campo](form, contrato)}
          {fazAditivo && (
            <>
              <p className={frases.dica}>
                O contrato está em vigor: a mudança fica registrada como aditivo.
              </p>
              <CamposDoAditivo form={form} />
            </>
          )}
        </>
      )}
    </EdicaoDaPropriedade>
  );
}

/** All data of a contract, each changed where it stands by whoever may, until the contract ends. */
export function PropriedadesDoContrato({ contrato }: { contrato: ContratoAberto }) {
  const { status_contrato: status, empresa_nome } = contrato;
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('contratos:editar') && !soLeitura && !terminou(status);
  const veEmpresas = usePode('empresas:visualizar');
  const alcance = { veValor: contrato.ve_valor, emVigor: estaEmVigor(status) };
  const linhas = linhasDoContrato({
    numero: contrato.numero_contrato,
    cliente: contrato.cliente_nome,
    empresa: empresa_nome ? { nome: empresa_nome, cnpj: contrato.cnpj } : null,
    servicos: contrato.servicos,
    valor: contrato.valor_mensal_centavos,
    inicio: contrato.data_inicio,
    fim: contrato.data_fim,
    responsavel: contrato.responsavel_nome,
    time: contrato.time_nome,
  });
  return (
    <Propriedades>
      {linhas.map(([campo, nome, texto]) => (
        <Propriedade
          key={campo}
          nome={nome}
          editar={
            podeEditar &&
            ehEditavel(campo) &&
            (campo !== 'empresa_id' || veEmpresas) &&
            ((aoFechar) => <EdicaoDoCampo {...{ contrato, campo, nome, alcance, aoFechar }} />)
          }
        >
          {texto}
        </Propriedade>
      ))}
    </Propriedades>
  );
}
