import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { Button, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDocumento } from '../../../components/campos/campo-documento.tsx';
import quadro from '../../../components/formulario/formulario.module.css';
import { QuadroDoFormulario } from '../../../components/formulario/quadro-do-formulario.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useGuardaDeSaida } from '../../../components/formulario/use-guarda-de-saida.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { CPF } from '../../../lib/documentos.ts';
import { ErroDaApi } from '../../../lib/erro-da-api.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { useDisponibilidade } from '../use-disponibilidade.ts';
import {
  corpoDaEdicao,
  corpoDoUsuario,
  ehDoGrupoCliente,
  errosDoUsuario,
  ORDEM_DO_USUARIO,
  type ValoresDoUsuario,
  valoresDoUsuario,
} from '../usuario.formulario.ts';
import {
  clientesOptions,
  gruposOptions,
  timesOptions,
  useAcoesDeUsuarios,
} from '../usuarios.queries.ts';
import classes from './usuarios.module.css';

const ROTULOS = {
  nome: 'Nome',
  email: 'E-mail',
  cpf: 'CPF',
  grupo_id: 'Grupo',
  client_id: 'Empresa',
  time_id: 'Time',
  telefone: 'Telefone',
  data_nascimento: 'Nascimento',
  data_admissao: 'Admissão',
  genero: 'Gênero',
  tem_filhos: 'Tem filhos',
} as const;

const SIM_OU_NAO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
];

const opcoes = (itens: readonly { id: number; nome: string }[] = []) =>
  itens.map(({ id, nome }) => ({ value: String(id), label: nome }));

interface Props {
  /** Null: somebody new, who gets an invitation. */
  usuario: UsuarioAberto | null;
  aoTerminar: () => void;
  aoRecarregar: () => void;
}

/** Registers somebody, or changes a record. */
export function FormularioDoUsuario({ usuario, aoTerminar, aoRecarregar }: Props) {
  const hoje = useHoje();
  // Acts of one's own bring newer versions while the form keeps what it began with.
  const [lido] = useState(usuario);
  const [salvo, setSalvo] = useState(false);
  const [alterado, setAlterado] = useState<string | null>(null);
  const { salvar } = useAcoesDeUsuarios();
  const { data: grupos } = useQuery(gruposOptions());
  const { data: times } = useQuery(timesOptions());
  const formulario = useFormulario<ValoresDoUsuario>({
    iniciais: valoresDoUsuario(usuario),
    ordem: ORDEM_DO_USUARIO,
    validar: (valores) => errosDoUsuario(valores, hoje),
  });
  const { form } = formulario;
  const { values: v } = form;
  const doCliente = ehDoGrupoCliente(v);
  const { data: clientes } = useQuery({ ...clientesOptions(), enabled: doCliente });
  useDisponibilidade(formulario, 'email', usuario?.id ?? null);
  useDisponibilidade(formulario, 'cpf', usuario?.id ?? null);
  const pergunta = useGuardaDeSaida(
    form.isDirty() && !salvo,
    (de, para) => de.pathname !== para.pathname || de.search !== para.search,
  );

  const enviar = async () => {
    formulario.limparGeral();
    try {
      const valores = form.getValues();
      await salvar.mutateAsync(
        usuario && lido
          ? { id: usuario.id, body: corpoDaEdicao(valores, lido, usuario) }
          : { id: null, body: corpoDoUsuario(valores, null) },
      );
    } catch (erro) {
      if (!(erro instanceof ErroDaApi)) throw erro;
      if (erro.codigo === 'REGISTRO_ALTERADO') setAlterado(erro.detail);
      else formulario.mostrarErro(erro);
      return;
    }
    setSalvo(true);
    avisar.sucesso(
      usuario
        ? { titulo: 'Usuário salvo', mensagem: v.nome.trim() }
        : { titulo: 'Convite enviado', mensagem: `${v.nome.trim()} tem 72 horas para aceitar.` },
    );
    // After the guard has heard that there is nothing left to lose.
    setTimeout(aoTerminar);
  };

  const escolha = (campo: 'grupo_id' | 'client_id' | 'time_id' | 'tem_filhos', mais: object) => (
    <Select
      label={ROTULOS[campo]}
      searchable
      limit={50}
      nothingFoundMessage="Nada encontrado."
      {...form.getInputProps(campo)}
      value={v[campo] || null}
      onChange={(valor) => form.setFieldValue(campo, (valor ?? '') as never)}
      {...mais}
    />
  );
  const obrigatorio = { withAsterisk: true, 'aria-required': true } as const;
  const inteiro = usuario === null || usuario.dados_completos;
  return (
    <>
      <QuadroDoFormulario
        formulario={formulario}
        rotulos={ROTULOS}
        tituloDoErro="Erro ao salvar o usuário"
        rotuloDoEnvio={usuario ? 'Salvar usuário' : 'Enviar convite'}
        enviando={salvar.isPending}
        aoEnviar={enviar}
        aoCancelar={aoTerminar}
        aviso={
          alterado && (
            <div className={quadro.aviso} role="alert">
              <p>{alterado}</p>
              <Button variant="default" onClick={aoRecarregar}>
                Recarregar
              </Button>
            </div>
          )
        }
      >
        <div className={classes.campos}>
          <div className={classes.larga}>
            <TextInput
              label={ROTULOS.nome}
              {...obrigatorio}
              data-autofocus
              autoComplete="off"
              maxLength={120}
              {...form.getInputProps('nome')}
            />
          </div>
          <TextInput
            label={ROTULOS.email}
            {...obrigatorio}
            type="email"
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          {inteiro && <CampoDocumento regra={CPF} {...form.getInputProps('cpf')} value={v.cpf} />}
          {escolha('grupo_id', { ...obrigatorio, data: opcoes(grupos), allowDeselect: false })}
          {doCliente
            ? escolha('client_id', { ...obrigatorio, data: opcoes(clientes) })
            : escolha('time_id', { data: opcoes(times), clearable: true })}
          <TextInput
            label={ROTULOS.telefone}
            type="tel"
            autoComplete="off"
            {...form.getInputProps('telefone')}
          />
          {inteiro && (
            <CampoData
              label={ROTULOS.data_nascimento}
              hoje={hoje}
              {...form.getInputProps('data_nascimento')}
              value={v.data_nascimento}
            />
          )}
          <CampoData
            label={ROTULOS.data_admissao}
            hoje={hoje}
            {...form.getInputProps('data_admissao')}
            value={v.data_admissao}
          />
          <TextInput label={ROTULOS.genero} autoComplete="off" {...form.getInputProps('genero')} />
          {inteiro &&
            escolha('tem_filhos', { data: SIM_OU_NAO, clearable: true, searchable: false })}
        </div>
      </QuadroDoFormulario>
      {pergunta}
    </>
  );
}
