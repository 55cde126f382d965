#!/usr/bin/env bash
# Runs a command, by default `npm test`, in a fresh clone of the project on a machine that has only Debian, git and Node:
#
#   bash tests/fresh-machine.sh [COMMAND…]
#   bash tests/fresh-machine.sh --check       only tells whether this machine can do that
#
# A machine that has been used for a while hides what is missing: programs, fonts, certificates, a cold cache.
#
# The machine is a folder, into which we change the root of a new process. It needs root, Linux and Debian's debootstrap. The base
# system stays in FRESH_MACHINE (by default /var/tmp/fresh-machine) for the next run; so does the machine if the command failed.
set -euo pipefail

project=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
folder=${FRESH_MACHINE:-/var/tmp/fresh-machine}
machine=$folder/machine

say() { echo "fresh machine: $*"; }

# Ends with the reason why this machine cannot make another one.
give_up() {
  say "$*" >&2
  exit 1
}

# The packages of Debian that this machine has as sources, as lines of sources.list, without those of others.
debian_sources() {
  local release=$1
  apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Identifier: Packages' |
    grep -E " $release(-updates|-security)? " | sort --unique
}

make_base() {
  local release mirror
  release=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  mirror=$(debian_sources "$release" | awk -v release="$release" '$3 == release { print $2; exit }')
  [ -n "$mirror" ] || give_up 'found no source of Debian’s packages in the configuration of apt'
  say "making a Debian $release from $mirror …"
  rm -rf --one-file-system "$folder/unfinished"
  debootstrap --variant=minbase --include=ca-certificates,git "$release" "$folder/unfinished" "$mirror" \
    >"$folder/debootstrap.log" 2>&1 || give_up "debootstrap failed: $(tail -n 1 "$folder/debootstrap.log")"
  debian_sources "$release" >"$folder/unfinished/etc/apt/sources.list"
  # A server that is installed does not start: it would take a port of this machine.
  printf '#!/bin/sh\nexit 101\n' >"$folder/unfinished/usr/sbin/policy-rc.d"
  chmod +x "$folder/unfinished/usr/sbin/policy-rc.d"
  mv "$folder/unfinished" "$folder/base"
}

# Copies files to the same paths of the new machine, where they exist.
bring() {
  local file
  for file in "$@"; do
    [ -e "$file" ] || continue
    mkdir -p "$machine$(dirname "$file")"
    cp --archive --no-target-directory "$(readlink -f "$file")" "$machine$file"
  done
}

# Node, npm and their configuration, and how this machine reaches the network.
bring_node() {
  local node npm library
  node=$(readlink -f "$(command -v node)")
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  bring "$node" "$npm" "$(npm config get userconfig)" "$(npm config get globalconfig)" /etc/resolv.conf /etc/hosts
  mkdir -p "$machine/usr/local/bin"
  [ "$node" = /usr/bin/node ] || ln -s "$node" "$machine/usr/local/bin/node"
  ln -s "$npm/bin/npm-cli.js" "$machine/usr/local/bin/npm"
  ln -s "$npm/bin/npx-cli.js" "$machine/usr/local/bin/npx"
  # The base system has most of the libraries that Node needs.
  for library in $(ldd "$node" | grep -o '/[^ ]*'); do
    if [ ! -e "$machine$library" ]; then bring "$library"; fi
  done
  bring /etc/ssl/certs/ca-certificates.crt
  apt-config dump Acquire | grep -i proxy >"$machine/etc/apt/apt.conf.d/90proxy" || true
}

# Starts a command on the new machine, in namespaces of its own for mounts and processes. They end with this script, also when it
# is killed: no mount and no process outlives it, and the folder can be removed at any time.
enter() {
  setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child bash -c '
    set -euo pipefail
    machine=$1
    shift
    mount -t proc proc "$machine/proc"
    mount --rbind /sys "$machine/sys"
    mount --rbind /dev "$machine/dev"
    mount -t tmpfs shm "$machine/dev/shm"
    exec chroot "$machine" "$@"
  ' bash "$machine" "$@" </dev/null
}

# The variables by which Node, npm and git reach the network here.
network_variables() {
  env | grep -E '^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|(npm_config|NPM_CONFIG)_(registry|cafile|REGISTRY|CAFILE))=|^[A-Za-z]+_(proxy|PROXY)=' || true
}

[ "$(id -u)" = 0 ] || give_up 'needs root'
[ -f /etc/debian_version ] || give_up 'needs Debian'
if ! command -v debootstrap >/dev/null; then
  (apt-get update -qq && apt-get install -y -qq debootstrap) >/dev/null 2>&1 || give_up 'debootstrap cannot be installed'
fi
mkdir -p "$folder"
exec 9>"$folder/lock"
flock --nonblock 9 || give_up "another run uses $folder"
[ -d "$folder/base" ] || make_base

# Mounts are in other namespaces, so none is below this folder. --one-file-system keeps that true for a mount made by hand.
rm -rf --one-file-system "$machine"
cp --archive "$folder/base" "$machine"
bring_node
enter /bin/true || give_up 'mount and chroot are not allowed here'
[ "${1:-}" != --check ] || exit 0

[ $# -gt 0 ] || set -- npm test
[ -z "$(git -C "$project" status --porcelain)" ] || say 'what is not committed is not tested'
git clone --quiet "$project" "$machine/project"
mapfile -t variables < <(network_variables)
status=0
enter /usr/bin/env --ignore-environment PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
  LANG=C.UTF-8 CI=true "${variables[@]}" bash -c 'cd /project && exec "$@"' bash "$@" || status=$?
# Nothing is printed after the results of tests that passed, so that they end the output of CI.
if [ $status = 0 ]; then
  rm -rf --one-file-system "$machine"
else
  say "\`$*\` ended with $status; its folder is $machine/project" >&2
fi
exit $status
