import type { Cliente } from '@dominio/contrato/clientes';
import { useState } from 'react';
import { FormularioEmPassos } from '../../../components/formulario/formulario-em-passos.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { usePassos } from '../../../components/formulario/use-passos.ts';
import { useRascunho } from '../../../components/formulario/use-rascunho.ts';
import { useSalvamento } from '../../../components/formulario/use-salvamento.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { formatarHora } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import {
  corpoDoNovoCliente,
  errosDoNovoCliente,
  NOMES_DO_NOVO_CLIENTE,
  NOVO_CLIENTE,
  ORDEM_DO_NOVO_CLIENTE,
  passosDoNovoCliente,
  ROTULOS_DO_NOVO_CLIENTE,
  rascunhosDeClientes,
  type ValoresDoNovoCliente,
} from '../novo-cliente.formulario.ts';
import { useCriarCliente } from '../novo-cliente.queries.ts';
import { useDocumentoRepetido } from '../use-documento-repetido.ts';
import { useHomonimos } from '../use-homonimos.tsx';
import {
  CamposDaEmpresa,
  CamposDoCliente,
  CamposDoContrato,
  RevisaoDoCliente,
} from './campos-do-novo-cliente.tsx';

/** The document that a step asks for. */
const DOCUMENTO_DO_PASSO: Readonly<Record<string, 'cpf' | 'cnpj'>> = {
  Cliente: 'cpf',
  Empresa: 'cnpj',
};

interface Props {
  /** Who enters it, and answers for it unless somebody else is chosen. */
  eu: { readonly id: number; readonly nome: string };
  /** The name that the form begins with. */
  nome: string;
  aoSalvar: (cliente: Cliente) => void;
  aoCancelar: () => void;
}

/** Form in steps that creates a client; closed by mistake, it leaves a draft. */
export default function NovoCliente({ eu, nome, aoSalvar, aoCancelar }: Props) {
  const criar = useCriarCliente();
  const partes = { empresa: usePode('empresas:criar'), contrato: usePode('contratos:criar') };
  const passos = usePassos(passosDoNovoCliente(partes));
  const [iniciais] = useState<ValoresDoNovoCliente>(() => ({
    ...NOVO_CLIENTE,
    nome,
    responsavel: { id: eu.id, nome: eu.nome },
  }));
  const rascunho = useRascunho<ValoresDoNovoCliente>(
    rascunhosDeClientes('novo', eu.id, () => iniciais),
    iniciais,
    { passo: passos.atual },
  );
  const formulario = useFormulario<ValoresDoNovoCliente>({
    iniciais,
    ordem: ORDEM_DO_NOVO_CLIENTE,
    nomes: NOMES_DO_NOVO_CLIENTE,
    validar: (valores) => passos.jaPedidos(errosDoNovoCliente(valores, partes)),
    aoMudar: rascunho.aoMudar,
  });
  const { form } = formulario;
  const { enviar, pergunta } = useSalvamento({
    formulario,
    temRascunho: true,
    gravar: () => criar.mutateAsync(corpoDoNovoCliente(form.getValues(), partes)),
    avisar: ({ nome }) => {
      rascunho.esquecer();
      avisar.sucesso({ titulo: 'Cliente criado', mensagem: nome });
    },
    aoTerminar: aoSalvar,
    aoRecusar: ({ campos }) =>
      passos.irAoPrimeiro(campos.map(({ campo }) => NOMES_DO_NOVO_CLIENTE[campo] ?? campo)),
  });
  const conferirDocumento = useDocumentoRepetido(form);
  const { aviso, confirmarNome, dialogo } = useHomonimos(
    form.values.nome,
    criar.isPending || criar.isSuccess,
  );
  return (
    <>
      <FormularioEmPassos
        formulario={formulario}
        passos={passos}
        rascunho={rascunho}
        rotulos={ROTULOS_DO_NOVO_CLIENTE}
        tituloDoErro="Erro ao criar o cliente"
        rotuloDoEnvio="Criar cliente"
        enviando={criar.isPending}
        mostrarHora={formatarHora}
        aviso={aviso}
        pergunta={pergunta}
        podeAvancar={async (titulo) => {
          const campo = DOCUMENTO_DO_PASSO[titulo];
          if (campo === 'cpf' && form.getValues().natureza !== 'pessoa_fisica') return true;
          if (!campo || !(await conferirDocumento(campo))) return true;
          formulario.focarPrimeiro([campo]);
          return false;
        }}
        enviar={async () => {
          if (await confirmarNome(form.getValues().nome)) await enviar();
        }}
        aoCancelar={aoCancelar}
        conteudo={{
          Cliente: <CamposDoCliente form={form} aoDeixar={conferirDocumento} />,
          Empresa: <CamposDaEmpresa form={form} aoDeixar={conferirDocumento} />,
          Contrato: <CamposDoContrato form={form} />,
          Revisão: <RevisaoDoCliente v={form.values} partes={partes} />,
        }}
      />
      {dialogo}
    </>
  );
}
